import { wideOnly } from '#app/ui/wide-only.tsx'

/** The filters beside a list. */
export const FilterColumn = wideOnly(() =>
  import('./filter-column.tsx').then((module) => module.FilterColumn),
)
