const keptForSeconds = 365 * 24 * 3600;

/** A choice of how things look: a cookie, so that the server and the first paint know it. */
export function keepChoice(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${value}; Path=/; Max-Age=${keptForSeconds}; SameSite=Lax${secure}`;
}
