import type { Gstr1 } from './wire.ts'

/** 4.7 MiB: above it GSTN's offline tool 3.2.4 makes another file, as the portal takes files of about 5 MB. */
export const MAX_GSTR1_BYTES = 4_928_307

/** Most bytes that an object around entries takes: `"cdnur":[`, `{"ctin":"06AABCU9603R1ZM","inv":[` and the ends of both. */
const AROUND_BYTES = 80

type ListSection = 'b2b' | 'b2cl' | 'cdnr' | 'cdnur'

/** An invoice or a note, with what it stands under: the buyer's GSTIN, or the place of supply. */
type SectionRow = { readonly section: ListSection; readonly under: string; readonly row: object }

/**
 * GSTR-1 in files of at most so many bytes, each of which can be uploaded by itself; one file that is short enough stays as it is.
 * Invoices and notes are dealt out in their order. What is summed up (`b2cs`, `nil`, `hsn`, `doc_issue`) is in the first file alone
 * and whole, because the portal takes a second row of one key for a correction of the first. So all files add up to the one.
 */
export function splitGstr1(file: Gstr1, maxBytes: number = MAX_GSTR1_BYTES): Gstr1[] {
  if (bytesOf(file) <= maxBytes) return [file]
  const { gstin, fp, version, hash, b2b, b2cl, cdnr, cdnur, ...sums } = file
  const head = { gstin, fp, version, hash }
  const parts: SectionRow[][] = [[]]
  let size = bytesOf({ ...head, ...sums })
  for (const one of sectionRowsOf({ b2b, b2cl, cdnr, cdnur })) {
    const last = parts.at(-1)?.at(-1)
    const isNew = last?.section !== one.section || last.under !== one.under
    const added = bytesOf(one.row) + 1
    if (size + added + (isNew ? AROUND_BYTES : 0) > maxBytes) {
      parts.push([one])
      size = bytesOf(head) + added + AROUND_BYTES
    } else {
      parts.at(-1)?.push(one)
      size += added + (isNew ? AROUND_BYTES : 0)
    }
  }
  return parts.map((entries, index) => fileOf({ ...head, ...(index === 0 && sums) }, entries))
}

function listed(section: ListSection, under: string, entries: readonly object[]): SectionRow[] {
  return entries.map((row) => ({ section, under, row }))
}

function sectionRowsOf({ b2b = [], b2cl = [], cdnr = [], cdnur = [] }: Partial<Gstr1>): SectionRow[] {
  return [
    ...b2b.flatMap(({ ctin, inv }) => listed('b2b', ctin, inv)),
    ...b2cl.flatMap(({ pos, inv }) => listed('b2cl', pos, inv)),
    ...cdnr.flatMap(({ ctin, nt }) => listed('cdnr', ctin, nt)),
    ...listed('cdnur', '', cdnur),
  ]
}

/** A file with these entries, its sections in the order of the tool. */
function fileOf(
  { gstin, fp, version, hash, b2cs, nil, hsn, doc_issue }: Gstr1,
  entries: readonly SectionRow[],
): Gstr1 {
  const groups = (section: ListSection, key: 'ctin' | 'pos', name: 'inv' | 'nt') => {
    const found = Map.groupBy(
      entries.filter((one) => one.section === section),
      ({ under }) => under,
    )
    return [...found].map(([under, group]) => ({ [key]: under, [name]: group.map(({ row }) => row) }))
  }
  const file = {
    gstin,
    fp,
    version,
    hash,
    b2b: groups('b2b', 'ctin', 'inv'),
    b2cl: groups('b2cl', 'pos', 'inv'),
    b2cs,
    cdnr: groups('cdnr', 'ctin', 'nt'),
    cdnur: entries.filter(({ section }) => section === 'cdnur').map(({ row }) => row),
    nil,
    hsn,
    doc_issue,
  }
  return Object.fromEntries(Object.entries(file).filter(([, section]) => isThere(section))) as Gstr1
}

function isThere(section: unknown): boolean {
  return section !== undefined && !(Array.isArray(section) && section.length === 0)
}

/** The length of JSON in UTF-8, or a little more. */
function bytesOf(value: object): number {
  const text = JSON.stringify(value)
  // a UTF-16 unit beyond ASCII takes at most three bytes
  return text.length + 2 * (text.match(/[^\0-\u007f]/g)?.length ?? 0)
}
