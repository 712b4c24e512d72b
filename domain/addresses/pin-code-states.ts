import { pinDigits } from './pin-digits.ts'

/**
 * GST State codes by PIN code prefix; a three-digit prefix wins over a two-digit one. Postal circles do not follow State
 * borders everywhere, so some prefixes have several States. Army PIN codes (9…) have none.
 */
const table = `
11 07;12 06;13 06;14 03;15 03;16 04 03;17 02;18 01;19 01;194 38 01
20 09;21 09;22 09;23 09;24 09;25 09;26 09;27 09;28 09;244 09 05;246 09 05;247 09 05;248 05;249 05;262 09 05;263 05
30 08;31 08;32 08;33 08;34 08;36 24;37 24;38 24;39 24;362 24 26;396 24 26
40 27;41 27;42 27;43 27;44 27;403 30;45 23;46 23;47 23;48 23;49 22
50 36;51 37;52 37;53 37;507 36 37;533 37 34;56 29;57 29;58 29;59 29
60 33;61 33;62 33;63 33;64 33;605 33 34;607 33 34;609 33 34;67 32;68 32;69 32;673 32 34;682 32 31
70 19;71 19;72 19;73 19;74 19;737 11;744 35;75 21;76 21;77 21;78 18
790 12;791 12;792 12;793 17;794 17;795 14;796 15;797 13;798 13;799 16
80 10;81 10;82 10;83 20;84 10;85 10;813 10 20;814 20 10;815 20;816 20;822 20;825 20;826 20;827 20;828 20;829 20`

const byPrefix = new Map(
  table
    .trim()
    .split(/[;\n]/)
    .map((entry) => {
      const [prefix = '', ...codes] = entry.trim().split(' ')
      return [prefix, codes] as const
    }),
)

/** The GST codes of the States that a PIN code may belong to, `122 001` → `['06']`; empty for an unknown one. */
export function statesForPinCode(pin: string): readonly string[] {
  const digits = pinDigits(pin)
  if (!/^[1-9]\d{5}$/.test(digits)) return []
  return byPrefix.get(digits.slice(0, 3)) ?? byPrefix.get(digits.slice(0, 2)) ?? []
}
