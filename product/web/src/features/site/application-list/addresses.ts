export const listAddress = "/admin/workers/review/list";
