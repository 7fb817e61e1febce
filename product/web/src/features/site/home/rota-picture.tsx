/** Decoration: a week of an invented rota, in the look of the real one. */
import { useTranslations } from "use-intl";
import { Avatar } from "@product/ui/records/avatar";

export const RotaPicture = () => {
  const t = useTranslations("home");
  return (
    <div className="absolute top-0 left-0 grid w-[760px] origin-top-left scale-80 grid-cols-[124px_repeat(7,minmax(0,1fr))] overflow-hidden rounded-xl border border-line bg-bg tabular-nums shadow-[0_30px_60px_-30px_rgb(15_23_42/.25)] sm:scale-100">
      <span className="h-9 border-b border-line" />
      {t("pictureDays")
        .split(" ")
        .map((day) => (
          <span key={day} className="flex h-9 items-center border-b border-line pl-2.5 text-xs font-medium text-fg-3">
            {day}
          </span>
        ))}
      {people.map((person) => (
        <Week key={person.name} {...person} />
      ))}
    </div>
  );
};

const Week = ({ name, days }: (typeof people)[number]) => (
  <>
    <span className={`flex h-[62px] items-center gap-2 pl-3 text-[13px] font-medium ${rowLine}`}>
      <Avatar name={name} size={24} />
      {name}
    </span>
    {[...days].map((day, at) => (
      <Day key={at} kind={day as keyof typeof shifts | "." | "x"} />
    ))}
  </>
);

const Day = ({ kind }: { kind: keyof typeof shifts | "." | "x" }) => (
  <span
    className={`flex border-l border-line p-1 ${rowLine} ${kind === "x" ? "bg-[repeating-linear-gradient(135deg,var(--line)_0_1px,var(--bg-subtle)_1px_6px)]" : ""}`}
  >
    {kind !== "." && kind !== "x" && <Shift {...shifts[kind]} />}
  </span>
);

const Shift = ({ hours, work, look }: (typeof shifts)[keyof typeof shifts]) => {
  const t = useTranslations("home");
  return (
    <span className={`flex-1 rounded-[5px] px-2 pt-2 text-[11.5px] leading-[15px] text-fg-2 ${look}`}>
      <span className="block font-semibold text-fg">{hours}</span>
      {t(work)}
    </span>
  );
};

const rowLine = "not-nth-last-[-n+8]:border-b border-line";

const draft = "border border-dashed border-line-control bg-bg";

// The letters of each week below: a shift, "." a free day, "x" a day off.
const shifts = {
  f: {
    hours: "15–23",
    work: "pictureFloor",
    look: "border-l-3 border-event-1 bg-event-1-tint",
  },
  d: {
    hours: "18–01",
    work: "pictureDinner",
    look: "border-l-3 border-event-2 bg-event-2-tint",
  },
  s: {
    hours: "9–14",
    work: "pictureSetUp",
    look: "border-l-3 border-event-4 bg-event-4-tint",
  },
  b: { hours: "14–22", work: "pictureBar", look: draft },
} as const;

const people = [
  { name: "Maialen E.", days: "...ffbb" },
  { name: "Iker S.", days: "xx.ff.b" },
  { name: "Salma B.", days: "..s.fbb" },
  { name: "Lucía F.", days: ".d.ff.b" },
  { name: "Tom W.", days: ".d.ffb." },
  { name: "Garazi U.", days: ".d.f.bx" },
];
