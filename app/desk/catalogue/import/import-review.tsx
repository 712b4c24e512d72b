import type { ReactNode } from 'react'
import type { CatalogueImport, ImportRow } from '#domain/catalogue/imports/import-report.ts'
import { applyImport } from '#app/api/desk/imports.ts'
import { deskAuditFieldMessages } from '#app/messages/desk/audit-fields.ts'
import { deskImportMessages, deskImportPictureMessages } from '#app/messages/desk/catalogue/import.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { RadioCard } from '#app/ui/forms/radio-card.tsx'
import { auditField } from '#app/desk/kit/audit/format-audit.ts'
import { findingsText } from '#app/desk/kit/errors/finding-text.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { FileRate } from './file-rate.tsx'
import { countAnswered, requestOf, type ImportAnswers } from './import-answers.ts'
import { ImportQuestions } from './import-questions.tsx'
import { ImportRowQuestions } from './import-row-questions.tsx'

interface ImportReviewProps {
  checked: CatalogueImport
  answers: ImportAnswers
  onAnswer: (answers: Partial<ImportAnswers>) => void
  /** Leads back to what its columns are; null for a file that has none. */
  onMatch: (() => void) | null
  /** Checks the file again with a rate of GST for products that have none. */
  onRate: (rate: string) => Promise<void>
  onDone: () => void
}

/** Reviews the effect of a checked file and applies it. */
export function ImportReview({
  checked: { id, name, report },
  answers,
  onAnswer,
  onMatch,
  onRate,
  onDone,
}: ImportReviewProps) {
  const t = deskImportMessages
  const p = deskImportPictureMessages
  const describe = useDeskError()
  const toast = useToast()
  const { pending, failure, run } = useAction()
  const { added, changed, unchanged, refused, held, notes, rows, unrated, remotePictures = 0 } = report
  const pictures = remotePictures > 0 ? answers.pictures : 'leave'
  const taken = added + changed + countAnswered(report, answers)

  async function apply() {
    const done = await applyImport(id, { ...requestOf(answers, report), pictures })
    toast({ text: done.held > 0 ? t.appliedSome(done.held) : t.applied, tone: 'good' })
    onDone()
  }

  const shown = added + changed + refused + held
  return (
    <Section title={name}>
      <p className="font-medium">{t.summary(added, changed, unchanged)}</p>
      {refused > 0 && <p className="text-bad">{t.refused(refused)}</p>}
      {notes.map((note) => (
        <p key={note.code} className="text-sm text-quiet">
          {findingsText([note])}
        </p>
      ))}
      {unrated !== undefined && (
        <FileRate unrated={unrated} disabled={pending} onRate={(rate) => run(() => onRate(rate))} />
      )}
      {onMatch !== null && (
        <p>
          <Button size="small" variant="secondary" disabled={pending} onClick={onMatch}>
            {t.matchAgain}
          </Button>
        </p>
      )}
      <ImportQuestions report={report} answers={answers} onAnswer={onAnswer} />
      <ul className="divide-y divide-hairline rounded-control border border-hairline">
        {rows.map((row, index) => (
          <Row key={`${row.outcome} ${row.collection} ${row.id || index}`} row={row}>
            {row.outcome === 'held' && <ImportRowQuestions row={row} answers={answers} onAnswer={onAnswer} />}
          </Row>
        ))}
        {shown > rows.length && <li className="p-3 text-sm text-quiet">{t.more(shown - rows.length)}</li>}
      </ul>
      {remotePictures > 0 && (
        <fieldset className="grid grid-cols-1 gap-2">
          <legend className="mb-1 font-medium">{p.title(remotePictures)}</legend>
          {(['fetch', 'leave'] as const).map((choice) => (
            <RadioCard
              key={choice}
              name="pictures"
              label={p[choice]}
              detail={p[`${choice}Hint`]}
              checked={pictures === choice}
              onChange={() => onAnswer({ pictures: choice })}
            />
          ))}
        </fieldset>
      )}
      {failure !== null && <InlineError text={describe(failure)} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" className="flex-1" onClick={onDone}>
          {t.discard}
        </Button>
        <WaitingButton
          className="flex-1"
          loading={pending}
          waitsFor={taken === 0 ? (held > 0 ? t.waits : t.nothingToDo) : null}
          onClick={() => void run(apply)}
        >
          {t.apply}
        </WaitingButton>
      </div>
      <output className="block text-sm text-quiet empty:hidden">{pending ? t.importing(taken) : ''}</output>
    </Section>
  )
}

const tones = { added: 'good', changed: 'accent', refused: 'bad', held: 'caution' } as const

function Row({
  row: { outcome, id, name, findings, changes },
  children,
}: {
  row: ImportRow
  children: ReactNode
}) {
  const t = deskImportMessages
  const auditMessages = deskAuditFieldMessages
  const found = findingsText(findings)
  const labels = {
    added: t.outcomeAdded,
    changed: t.outcomeChanged,
    refused: t.outcomeRefused,
    held: t.outcomeHeld,
  }
  return (
    <li className="p-3 text-sm">
      <p className="flex items-start gap-2">
        <Badge tone={tones[outcome]}>{labels[outcome]}</Badge>
        <span className="min-w-0 flex-1 break-words">
          {outcome === 'refused'
            ? t.refusedRow(id, found)
            : outcome === 'held' && found !== ''
              ? t.heldRow(name, found)
              : name}
        </span>
      </p>
      {changes.map(({ field, before, after, isHidden = false }) => (
        <p key={field} className="break-words text-quiet">
          {outcome === 'added'
            ? `${auditField(auditMessages, field)}: ${isHidden ? t.asInFile : field === 'status' ? t.statusOfNew(after ?? '', found) : (after ?? '')}`
            : t.change(
                auditField(auditMessages, field),
                before ?? t.nothing,
                isHidden ? t.asInFile : (after ?? t.nothing),
              )}
        </p>
      ))}
      {children}
    </li>
  )
}
