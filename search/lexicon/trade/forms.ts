/** Forms that matter is sold in, and what holds it: of each, the material says what it is. A pvc tape is no measuring tape. */
export const forms: ReadonlySet<string> = new Set(
  (
    'sheet tape powder foil film mesh net jali wire rod strip rope thread twine cloth fabric felt paper wool foam sponge ' +
    'granule pellet paste box bag case crate carton jar bottle can drum bucket tube tray basket'
  ).split(' '),
)
