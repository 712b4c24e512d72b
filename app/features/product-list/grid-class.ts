/** Rows of product cards; cards of 15rem from `desk` on, with what is left of the width in the gaps between them (LIST-03). */
export const gridClass =
  'flex flex-wrap gap-2 wide:gap-x-[calc(5%-1px)] wide:gap-y-5 desk:grid desk:grid-cols-[repeat(auto-fill,15rem)] desk:justify-between desk:gap-3'
