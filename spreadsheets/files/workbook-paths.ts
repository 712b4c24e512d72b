import { parseXmlPart } from './parse-xml.ts'
import type { Archive } from './unzip.ts'

/** Names of the parts of an Excel workbook: programs name them as they like, and say so in lists of relations. */
export type WorkbookPaths = {
  readonly book: string
  readonly sharedStrings: string
  readonly styles: string
  /** Parts of the sheets, by the ids that the workbook uses. */
  readonly byId: ReadonlyMap<string, string>
}

const USUAL_BOOK = 'xl/workbook.xml'

/** The parts of a workbook; null for an archive that is none. */
export function findWorkbookPaths(archive: Archive): WorkbookPaths | null {
  const named = readRelations(archive, '').find(({ type }) => type === 'officeDocument')?.part
  const book = named ?? USUAL_BOOK
  if (!archive.has(book)) return null
  const relations = readRelations(archive, book)
  const partOf = (wanted: string): string | undefined =>
    relations.find(({ type, part }) => type === wanted && archive.has(part))?.part
  return {
    book,
    sharedStrings: partOf('sharedStrings') ?? 'xl/sharedStrings.xml',
    styles: partOf('styles') ?? 'xl/styles.xml',
    byId: new Map(relations.map(({ id, part }) => [id, part])),
  }
}

type Relation = { readonly id: string; readonly type: string; readonly part: string }

/** The relations of a part, or of the whole archive. */
function readRelations(archive: Archive, part: string): Relation[] {
  const relations: Relation[] = []
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  parseXmlPart(archive, `${folder}_rels/${part.slice(folder.length)}.rels`, {
    open: (tag, attribute) => {
      const [id, target, type = ''] = [attribute('Id'), attribute('Target'), attribute('Type')]
      if (tag !== 'Relationship' || id === undefined || target === undefined) return
      relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), part: resolve(folder, target) })
    },
  })
  return relations
}

function resolve(folder: string, target: string): string {
  const path: string[] = []
  for (const step of (target.startsWith('/') ? target : folder + target).split('/'))
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  return path.join('/')
}
