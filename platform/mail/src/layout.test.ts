import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escaped } from "./escape-html.ts";
import { layOut, type MailContent } from "./layout.ts";
import { withSecrets } from "./secrets.ts";

/** As it arrives. */
const htmlLayout = (content: MailContent) => {
  const { html, secrets } = layOut(content);
  return withSecrets(html, secrets, escaped);
};
const textLayout = (content: MailContent) => {
  const { text, secrets } = layOut(content);
  return withSecrets(text, secrets);
};

const invitation: MailContent = {
  brand: "Cuadrante",
  heading: "Confirma tu correo",
  paragraphs: ["Hola, Ana.", "Usa este código o el botón."],
  code: "123456",
  button: { label: "Confirmar", url: "https://cuadrante.example/auth/confirm?token=a&type=signup" },
  footer: "Recibes este mensaje porque alguien usó tu dirección.",
  language: "es",
};

describe("the HTML body", () => {
  it("names its language, works in dark mode and hides its tables from screen readers", () => {
    const html = htmlLayout(invitation);
    expect(html).toContain('<html lang="es">');
    expect(html).toContain("<title>Confirma tu correo</title>");
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html.match(/<table/g)).toHaveLength(html.match(/<table role="presentation"/g)!.length);
    expect(html).toContain('href="https://cuadrante.example/auth/confirm?token=a&#38;type=signup"');
  });

  it("shows what people typed as text", () => {
    const evil = `<script>alert(1)</script>" onload='x' &amp;`;
    const shown = "&#60;script&#62;alert(1)&#60;/script&#62;&#34; onload=&#39;x&#39; &#38;amp;";
    const html = htmlLayout({
      ...invitation,
      brand: evil,
      heading: evil,
      paragraphs: [evil],
      code: evil,
      footer: evil,
      language: evil,
      button: { label: evil, url: `https://cuadrante.example/?name=${evil}` },
    });
    expect(html).not.toContain("<script");
    expect(html).not.toContain("onload='");
    expect(html.split(shown)).toHaveLength(9);
  });

  it("has the same elements whatever the values are", () => {
    const tags = (html: string) => html.match(/<[^>]*>/g)!.map((tag) => tag.replace(/"[^"]*"/g, '""'));
    const usual = tags(htmlLayout(invitation));
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        const content = { brand: value, heading: value, paragraphs: [value, value], code: value, footer: value };
        expect(tags(htmlLayout({ ...invitation, ...content }))).toEqual(usual);
      }),
    );
  });

  it("leaves out what is not given", () => {
    const html = htmlLayout({ ...invitation, code: undefined, button: undefined });
    expect(html).not.toContain('class="code"');
    expect(html).not.toContain("<a ");
  });
});

describe("the text body", () => {
  it("says the same", () =>
    expect(textLayout(invitation)).toBe(`Cuadrante

Confirma tu correo

Hola, Ana.

Usa este código o el botón.

123456

Confirmar:
https://cuadrante.example/auth/confirm?token=a&type=signup

-- 
Recibes este mensaje porque alguien usó tu dirección.
`));

  it("lets no value begin a paragraph of its own", () =>
    expect(textLayout({ ...invitation, paragraphs: ["Hola, Ana\r\n\r\nPaga aquí."] })).toContain(
      "\nHola, Ana Paga aquí.\n",
    ));
});

describe("what opens something", () => {
  it("stands in neither body", () => {
    const { html, text, secrets } = layOut(invitation);
    expect(secrets).toEqual({ link: invitation.button!.url, code: "123456" });
    expect(html + text).not.toMatch(/token|123456/);
  });

  it("is not what people typed, whatever they type", () => {
    const typed = { ...invitation, heading: "⟦link⟧", paragraphs: ["⟦code⟧ ⟦link⟧"], button: undefined };
    expect(textLayout({ ...typed, code: undefined })).toContain("(link)\n\n(code) (link)\n");
    expect(textLayout(typed).match(/123456/g)).toHaveLength(1);
  });
});

describe("a link", () => {
  it.each([
    ["javascript:alert(1)", "may not link to javascript:"],
    ["data:text/html,x", "may not link to data:"],
    ["mailto:a@b.example", "may not link to mailto:"],
    ["ftp://x.example", "may not link to ftp:"],
    ["/relative", "Invalid URL"],
  ])("may not be %s", (url, reason) => {
    const content = { ...invitation, button: { label: "Open", url } };
    expect(() => htmlLayout(content)).toThrow(reason);
    expect(() => textLayout(content)).toThrow(reason);
  });
});
