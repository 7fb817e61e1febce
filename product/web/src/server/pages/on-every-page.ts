import { keptBrand } from "#features/company/branding/queries.server.ts";
import { companyDetails } from "#features/company/entities/queries.server.ts";
import { keptMenus } from "#features/site/menus/queries.server.ts";
import { keepInMemory } from "./kept.ts";

/** Data of the installation on every page: its brand, its menus, and its companies. */
export const keepForEveryPage = () => ({
  brand: keepInMemory("brand", keptBrand),
  menus: keepInMemory("menu", keptMenus),
  companies: keepInMemory("entity", companyDetails),
});
