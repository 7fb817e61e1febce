/** Where the parts of the rules lie, without language. */
export const rulesAddress = "/admin/settings/rules";
export const overridesAddress = `${rulesAddress}/overrides`;
export const sandboxAddress = `${rulesAddress}/sandbox`;
