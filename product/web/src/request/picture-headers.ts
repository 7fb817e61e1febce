/** Of a picture of someone: its address changes with it, so that a browser may keep it; nobody between us and the browser may. */
export const pictureHeaders = {
  "Content-Type": "image/jpeg",
  "Content-Disposition": "inline",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "private, max-age=3600",
};
