import { keptBrand } from "#features/company/branding/queries.server.ts";
import { companyDetails } from "#features/company/entities/queries.server.ts";
import { keptMenus } from "#features/site/menus/queries.server.ts";
import { keepInMemory } from "./kept.ts";

/** What every page shows of the installation: its brand, its menus, and whose it is. */
export const keepForEveryPage = () => ({
  brand: keepInMemory("brand", keptBrand),
  menus: keepInMemory("menu", keptMenus),
  companies: keepInMemory("entity", companyDetails),
});
