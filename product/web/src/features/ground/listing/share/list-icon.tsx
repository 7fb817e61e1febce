/** The drawings of the list's own buttons. */
export const ListIcon = ({ name, size = 14 }: { name: keyof typeof drawings; size?: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden className="drawn">
    <path d={drawings[name]} />
  </svg>
);

const frame = "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z";
const drawings = {
  filter: "M2 5h20M6 12h12m-9 7h6",
  columns: `${frame}M9 3v18m6-18v18`,
  rows: `${frame}M21 9H3m18 6H3`,
  "close-rows": `${frame}M21 7.5H3M21 12H3m18 4.5H3`,
  cards: "M4 3h5v7H4zM15 3h5v7h-5zM15 14h5v7h-5zM4 14h5v7H4z",
  table: `${frame}M3 9h18M9 3v18`,
  download: "M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5l5-5",
  upload: "M12 3v12m5-7l-5-5l-5 5m14 7v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4",
  "person-search":
    "M10 15H6a4 4 0 0 0-4 4v2m19 0l-1.9-1.9M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0m9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  list: "M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13",
  calendar: "M8 2v4m8-4v4M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM3 10h18",
  board: "M6 4v14M12 4v8M18 4v16",
  plus: "M5 12h14m-7-7v14",
  tag: "M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42zM7.5 7.5h.01",
  status: "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8l4 4l-4 4M8 12h8",
  document: "M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7zM14 2v4a2 2 0 0 0 2 2h4M16 13H8m8 4H8",
  role: "M12 12h.01M16 6V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v2m14 7a18.15 18.15 0 0 1-20 0M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z",
};
