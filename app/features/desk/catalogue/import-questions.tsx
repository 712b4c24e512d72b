import type { ApplyImportRequest, ImportReport } from '#domain/catalogue/imports/import-report.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskImportQuestionMessages } from '#app/messages/desk-import.ts'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'

/** The answers to what an import asks. */
export type ImportAnswers = Required<Pick<ApplyImportRequest, 'confirm' | 'otherNames' | 'unlistedSizes'>>

/** Leaves everything that is asked about as it is. */
export const noAnswers: ImportAnswers = { confirm: false, otherNames: 'leave', unlistedSizes: 'leave' }

/** Whether anything but leaving was chosen. */
export function isAnswered({ confirm, otherNames, unlistedSizes }: ImportAnswers): boolean {
  return confirm || otherNames !== 'leave' || unlistedSizes !== 'leave'
}

interface ImportQuestionsProps {
  report: ImportReport
  answers: ImportAnswers
  onAnswer: (answers: Partial<ImportAnswers>) => void
}

/** What of an import waits for an answer: falling prices, products that may be others, sizes that the file does not list. */
export function ImportQuestions({ report, answers, onAnswer }: ImportQuestionsProps) {
  const t = useMessages(deskImportQuestionMessages)
  const { held, questions = { prices: held, otherNames: 0, unlistedSizes: 0 } } = report
  if (held === 0) return null
  return (
    <>
      <p className="text-caution">{t.held(held)}</p>
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
