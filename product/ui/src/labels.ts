/** The words that components need. None is spoken here: the application passes them in the reader's language. */
export type CloseLabels = { close: string };
export type BackLabels = { back: string };
export type SearchLabels = { search: string };
export type EmptyLabels = { noData: string };
export type ContinueLabels = { continue: string };

/** The words every application has at hand: Close, Back, Search…, No data, Continue. */
export type CommonLabels = CloseLabels & BackLabels & SearchLabels & EmptyLabels & ContinueLabels;

export type DialogLabels = CloseLabels;
export type DrawerLabels = CloseLabels;

/** `region` names the place of the toasts and may hold "{hotkey}"; `notification` is said before each. */
export type ToastLabels = CloseLabels & { region: string; notification: string };

/** `title` names the palette for those who cannot see it. */
export type PaletteLabels = SearchLabels & EmptyLabels & { title: string };

export type PaginationLabels = { pagination: string; previous: string; next: string };
/** `form` shows how a day is written, such as dd/mm/yyyy. */
export type DayLabels = { calendar: string; form: string };
export type CopyLabels = { copy: string; copied: string };
