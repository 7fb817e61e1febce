/**
 * The headers of a picture of a person: its address changes with it, so that a browser may keep it; no cache between us
 * and the browser may.
 */
export const pictureHeaders = {
  "Content-Type": "image/jpeg",
  "Content-Disposition": "inline",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "private, max-age=3600",
};
