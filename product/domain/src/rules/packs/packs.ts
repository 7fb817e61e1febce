/** The packs of rules, one for each law of working time. Not legal advice: every number is a default that the office can set. */
import type { Pack, PackId } from "@product/domain/rules/rule";
import type { Nation } from "@product/domain/rules/school-leaving";
import { packES } from "./es.ts";
import { packGB } from "./gb.ts";
import { packNI } from "./ni.ts";

/** The law of a part of the United Kingdom. */
export const packIn = (nation: Nation): PackId => (nation === "northern-ireland" ? "NI" : "GB");

export const packs: Record<PackId, Pack> = { ES: packES, GB: packGB, NI: packNI };
