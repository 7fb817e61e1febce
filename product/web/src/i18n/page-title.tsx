import { createContext, useContext } from "react";
import { productBrand } from "@product/domain/branding/brand";

export const productName = productBrand.name;

/** How the owner named the site; as the product is called where nobody said. */
export const SiteName = createContext(productName);

/** `{page title} - {name of the site}`, set by each page. */
export const PageTitle = ({ children }: { children: string }) => (
  <title>{`${children} - ${useContext(SiteName)}`}</title>
);
