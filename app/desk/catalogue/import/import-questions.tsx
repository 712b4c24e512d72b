import type { ImportReport } from '#domain/catalogue/imports/import-report.ts'
import { deskImportQuestionMessages } from '#app/messages/desk/catalogue/import.ts'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import type { ImportAnswers } from './import-answers.ts'

interface ImportQuestionsProps {
  report: ImportReport
  answers: ImportAnswers
  onAnswer: (answers: Partial<ImportAnswers>) => void
}

/** Open questions of an import, answered for all rows: prices, possible duplicates, unlisted sizes, opening stock. */
export function ImportQuestions({ report, answers, onAnswer }: ImportQuestionsProps) {
  const t = deskImportQuestionMessages
  const { held, questions = { prices: held, otherNames: 0, unlistedSizes: 0 }, stock } = report
  const openings = stock?.opening ?? 0
  return (
    <>
      {stock !== undefined && stock.kept > 0 && (
        <p className="text-sm text-quiet">{t.countedAlready(stock.kept)}</p>
      )}
      {openings > 0 && (
        <Choice
          name="stock"
          title={t.openings(openings)}
          choices={[
            ['take', t.takeStock, t.takeStockHint],
            ['leave', t.leaveStock, t.leaveStockHint],
          ]}
          chosen={answers.stock}
          onChoose={(chosen) => onAnswer({ stock: chosen })}
        />
      )}
      {held > 0 && <p className="text-caution">{t.held(held)}</p>}
      {questions.prices > 0 && (
        <CheckboxField
          label={t.prices(questions.prices)}
          checked={answers.confirm}
          onChange={(event) => onAnswer({ confirm: event.currentTarget.checked })}
        />
      )}
      {questions.otherNames > 0 && (
        <Choice
          name="otherNames"
          title={t.otherNames(questions.otherNames)}
          choices={[
            ['leave', t.leave, t.leaveHint],
            ['same', t.same, t.sameHint],
            ['new', t.new, t.newHint],
          ]}
          chosen={answers.otherNames}
          onChoose={(otherNames) => onAnswer({ otherNames })}
        />
      )}
      {questions.unlistedSizes > 0 && (
        <Choice
          name="unlistedSizes"
          title={t.unlistedSizes(questions.unlistedSizes)}
          choices={[
            ['leave', t.leave, t.leaveHint],
            ['keep', t.keep, t.keepHint],
            ['remove', t.remove, t.removeHint],
          ]}
          chosen={answers.unlistedSizes}
          onChoose={(unlistedSizes) => onAnswer({ unlistedSizes })}
        />
      )}
    </>
  )
}

interface ChoiceProps<C extends string> {
  name: string
  title: string
  choices: readonly (readonly [choice: C, label: string, hint: string])[]
  chosen: C
  onChoose: (choice: C) => void
}

function Choice<C extends string>({ name, title, choices, chosen, onChoose }: ChoiceProps<C>) {
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-1 font-medium">{title}</legend>
      {choices.map(([choice, label, hint]) => (
        <RadioCard
          key={choice}
          name={name}
          label={label}
          detail={hint}
          checked={chosen === choice}
          onChange={() => onChoose(choice)}
        />
      ))}
    </fieldset>
  )
}
