import { useRouteLoaderData } from "react-router";
import { productBrand, type Brand } from "@product/domain/branding/brand";

/** `{page title} - {name of the house}`, set by each page. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} - ${useSiteName()}`}</title>;

export const productName = productBrand.name;

/** As its owner named it; as the product is called where the root of the page has failed. */
const useSiteName = (): string => useRouteLoaderData<{ brand: Brand }>("root")?.brand.name ?? productName;
