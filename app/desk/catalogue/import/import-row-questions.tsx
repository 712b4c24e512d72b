import type { ImportQuestion, ImportRow } from '#domain/catalogue/imports/import-report.ts'
import { deskImportQuestionMessages } from '#app/messages/desk/catalogue/import.ts'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { answerFields, keyOfRow, type ImportAnswers } from './import-answers.ts'

interface ImportRowQuestionsProps {
  row: ImportRow
  answers: ImportAnswers
  onAnswer: (answers: Partial<ImportAnswers>) => void
}

/** Questions about one product of an import; each defaults to the answer for all rows. */
export function ImportRowQuestions({ row, answers, onAnswer }: ImportRowQuestionsProps) {
  const t = deskImportQuestionMessages
  const own = answers.own[keyOfRow(row)] ?? {}
  const choices: Record<ImportQuestion, readonly (readonly [value: string, label: string])[]> = {
    prices: [
      ['true', t.priceRight],
      ['false', t.leave],
    ],
    otherNames: [
      ['same', t.same],
      ['new', t.new],
      ['leave', t.leave],
    ],
    unlistedSizes: [
      ['keep', t.keep],
      ['remove', t.remove],
      ['leave', t.leave],
    ],
  }
  const titles: Record<ImportQuestion, string> = {
    prices: t.onePrice,
    otherNames: t.oneName,
    unlistedSizes: t.oneSizes,
  }
  return (row.questions ?? []).map((question) => {
    const field = answerFields[question]
    const chosen = own[field]
    return (
      <SelectField
        key={question}
        className="mt-2 max-w-form"
        label={titles[question]}
        aria-label={`${titles[question]} ${row.id}`}
        value={chosen === undefined ? '' : String(chosen)}
        options={[['', t.asForAll], ...choices[question]]}
        onChange={(event) => {
          const { value } = event.currentTarget
          const { [field]: _, ...rest } = own
          const answer =
            value === '' ? rest : { ...rest, [field]: field === 'confirm' ? value === 'true' : value }
          onAnswer({ own: { ...answers.own, [keyOfRow(row)]: answer } })
        }}
      />
    )
  })
}
