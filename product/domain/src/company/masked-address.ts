/** An address as much of it as its owner recognises: `m•••@r•••.es`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const [name, host] = [address.slice(0, at), address.slice(at + 1)];
  const dot = host.lastIndexOf(".");
  return `${firstOf(name)}•••@${firstOf(host)}•••${dot > 0 ? host.slice(dot) : ""}`;
}

const firstOf = (text: string): string => [...text][0] ?? "";
