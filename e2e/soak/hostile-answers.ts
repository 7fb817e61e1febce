/** Answers the public form with hostile texts, and looks at whether any of them became more than words on the page. */
import { ask } from "#e2e/http.ts";
import { hostileText } from "./hostile-texts.ts";

export type Hostile = { sent: number; problems: string[]; statuses: Record<number, number> };

/** Where the answers of one draft are sent. One is enough: each page is written over. */
export async function beginDraft(url: string, formId: string): Promise<string> {
  const answer = await send(url, `/signup?formId=${formId}`, {
    first_name: "Ane",
    last_name: "Etxebarria",
    email: "hostile@signup.test",
    mobile: "612345678",
    birth_date: "2003-02-11",
    nationality: "ES",
  });
  const path = new URL(String(answer.headers["location"]), url).pathname;
  return `${path}?page=about`;
}

export async function answerHostile(
  url: string,
  draft: string,
  { seed, from, to }: { seed: string; from: number; to: number },
): Promise<Hostile> {
  const plain = elementsIn((await send(url, draft, answersOf("x"))).body.toString());
  const hostile: Hostile = { sent: 0, problems: [], statuses: {} };
  for (let number = from; number < to; number += 1) {
    const text = hostileText(seed, number);
    const { status, body } = await send(url, draft, answersOf(text));
    hostile.sent += 1;
    hostile.statuses[status] = (hostile.statuses[status] ?? 0) + 1;
    const html = body.toString();
    const found = elementsIn(html).filter((element) => !plain.includes(element));
    if (status !== 422) hostile.problems.push(`${status} for ${text}`);
    if (found.length > 0) hostile.problems.push(`${text} became ${found.slice(0, 3).join(" ")}`);
    else if (!html.includes("first_name")) hostile.problems.push(`${text} took the form away`);
  }
  return hostile;
}

/** The e-mail is none, so that the page comes back with what was typed. */
const answersOf = (text: string) => ({
  first_name: text,
  last_name: text,
  email: text,
  mobile: text,
  birth_date: text,
  nationality: text,
});

/**
 * The parts of a page that a browser would act upon: its elements with what they load or do. Texts within attributes
 * are no part of it.
 */
function elementsIn(html: string): string[] {
  const tags = html.matchAll(/<([a-z][\w:-]*)((?:\s+[^\s=>"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi);
  return [...tags].map(([, name, attributes = ""]) => {
    const acting = [...attributes.matchAll(/\s([^\s=>"']+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>]+))?/g)]
      .filter(([, attribute]) => /^(on|srcdoc$|autofocus$|action$|formaction$|http-equiv$|xlink)/i.test(attribute!))
      .map(([, attribute]) => attribute!.toLowerCase());
    return `${name!.toLowerCase()}[${acting.join(",")}]`;
  });
}

function send(url: string, path: string, fields: Record<string, string>) {
  return ask(url + path, {
    method: "POST",
    headers: {
      accept: "text/html",
      cookie: "i18n_redirected=en",
      origin: url,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams(fields).toString(),
  });
}
