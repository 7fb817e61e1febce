/**
 * A rendered document, kept beside the Response that stands for it. Through the Response itself its text would be
 * encoded, streamed, gathered and copied before it is sent.
 */
const texts = new WeakMap<Response, string>();

export function documentResponse(html: string, init: ResponseInit): Response {
  const response = new Response(null, init);
  texts.set(response, html);
  return response;
}

/** Undefined when the response is no document, or one without a body, as for HEAD. */
export const documentIn = (response: Response): string | undefined => texts.get(response);
