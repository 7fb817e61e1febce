/** The permissions of office colleagues who change bank accounts and confirm each other's changes. */
export const keepingAccounts = [
  "worker.view",
  "worker.view.contact",
  "worker.create",
  "worker.edit",
  "pay.view",
  "pay.edit",
  "pay.approve",
] as const;
