/** Six sentences for each subcategory, true of all that stands there: use, fitting, storing, ordering. Each product shows two. */
export type Hints = Readonly<Record<string, readonly string[]>>
