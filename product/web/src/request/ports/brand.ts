import { useRouteLoaderData } from "react-router";
import { productBrand, type Brand, type Logo } from "@product/domain/branding/brand";

/** How the installation shows itself; as the product does where the root of the page has failed. */
export const useBrand = (): Brand => useRouteLoaderData<{ brand: Brand }>("root")?.brand ?? productBrand;

/** In every language the same, so that browsers keep it once. A new logo has a new address. */
export const logoAddress = ({ file }: Pick<Logo, "file">): string => `/brand/logos/${file}.png`;

/** As the design system draws it. */
export const logoPicture = (logo: Logo | undefined) => logo && { address: logoAddress(logo), ratio: logo.ratio };
