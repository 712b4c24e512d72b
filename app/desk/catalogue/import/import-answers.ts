import type {
  ApplyImportInput,
  ApplyImportRequest,
  ImportQuestion,
  ImportReport,
  ImportRow,
} from '#domain/catalogue/imports/import-report.ts'

type OwnAnswer = Omit<NonNullable<ApplyImportInput['products']>[number], 'collection' | 'id'>

/** The answers to what an import asks: those for all, and those for products of their own, by `keyOfRow`. */
export type ImportAnswers = Required<
  Pick<ApplyImportRequest, 'confirm' | 'otherNames' | 'unlistedSizes' | 'stock' | 'pictures'>
> & { readonly own: Readonly<Record<string, OwnAnswer>> }

/** Leaves everything that is required about as it is; pictures elsewhere are fetched. */
export const noAnswers: ImportAnswers = {
  confirm: false,
  otherNames: 'leave',
  unlistedSizes: 'leave',
  stock: 'take',
  pictures: 'fetch',
  own: {},
}

/** The field of an answer to each question. */
export const answerFields = {
  prices: 'confirm',
  otherNames: 'otherNames',
  unlistedSizes: 'unlistedSizes',
} as const satisfies Record<ImportQuestion, keyof OwnAnswer>

/** Key that identifies a row within a report. */
export function keyOfRow({ collection, id }: Pick<ImportRow, 'collection' | 'id'>): string {
  return `${collection} ${id}`
}

/** Counts the pending entries that these answers accept; those that the report does not list follow the answers for all. */
export function countAnswered({ held, questions, rows }: ImportReport, answers: ImportAnswers): number {
  const waiting = rows.filter(({ outcome }) => outcome === 'held')
  const isTaken = (required: readonly ImportQuestion[], own: OwnAnswer = {}): boolean =>
    required.every((question) => {
      const field = answerFields[question]
      const answer = own[field] ?? answers[field]
      return answer !== false && answer !== 'leave'
    })
  const listed = waiting.filter((row) =>
    isTaken(row.questions ?? ['prices'], answers.own[keyOfRow(row)]),
  ).length
  const required = (['prices', 'otherNames', 'unlistedSizes'] as const).filter(
    (question) => (questions?.[question] ?? 0) > 0,
  )
  return listed + (held > waiting.length && isTaken(required) ? held - waiting.length : 0)
}

/** The answers as the store takes them. */
export function requestOf({ own, ...all }: ImportAnswers, report: ImportReport): ApplyImportInput {
  const products = report.rows.flatMap((row) => {
    const answer = own[keyOfRow(row)]
    return answer === undefined ? [] : [{ collection: row.collection, id: row.id, ...answer }]
  })
  return { ...all, products }
}
