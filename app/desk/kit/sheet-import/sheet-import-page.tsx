import { useState, type ReactNode } from 'react'
import { useAction } from '#app/state-kit/use-action.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { BackLink } from '../back-link.tsx'
import { FileChoice } from '../file-choice.tsx'
import { PageIntro } from '../page-intro.tsx'
import { Section } from '../section.tsx'
import { useDeskError } from '../use-desk-error.ts'
import type { LeftOut } from './unread-columns.tsx'

/** A file that was read, with the answer of the store and what was done last. */
export interface ReadSheet<Report, Act> {
  readonly file: File
  readonly report: Report
  readonly act: Act | 'check'
}

interface SheetImportPageProps<Report, Act> {
  texts: {
    readonly title: string
    readonly intro: string
    readonly choose: string
    readonly chooseHint: string
    readonly checking: string
    readonly columns: string
  }
  back: { readonly to: string; readonly text: string }
  /** Kinds of files beside sheets. */
  accepts?: string
  /** A choice of how a file is taken; it is checked again when that changes. */
  choice?: { readonly label: string; readonly hint: string } | null
  /** Checks a file, or does something with it, and tells what became of it. */
  send: (file: File, act: Act | 'check', how: Sending<Report>) => Promise<Report>
  children: (read: ReadSheet<Report, Act>, sheet: SheetActions<Act>) => ReactNode
}

interface Sending<Report> {
  /** Answer to the check. */
  readonly seen: Report | null
  readonly isChosen: boolean
  /** True where columns that restrict something are left out on purpose. */
  readonly isLeftOut: boolean
}

interface SheetActions<Act> extends LeftOut {
  isPending: boolean
  onAct: (act: Act) => void
}

/** A page on which a sheet is looked at row by row, and then taken as a whole or not at all. */
export function SheetImportPage<Report, Act extends string>({
  texts: t,
  back,
  accepts = '',
  choice = null,
  send,
  children,
}: SheetImportPageProps<Report, Act>) {
  const describe = useDeskError()
  const [read, setRead] = useState<ReadSheet<Report, Act> | null>(null)
  const { pending, failure, run } = useAction()
  const [isChosen, setChosen] = useState(false)
  const [isLeftOut, setLeftOut] = useState(false)
  const act = (file: File, wanted: Act | 'check', chosen = isChosen) =>
    run(async () => {
      const report = await send(file, wanted, {
        seen: read?.report ?? null,
        isChosen: chosen,
        isLeftOut,
      })
      setRead({ file, report, act: wanted })
    })
  const check = (file: File, chosen = isChosen) => {
    setRead(null)
    setLeftOut(false)
    return act(file, 'check', chosen)
  }
  return (
    <>
      <BackLink to={back.to} text={back.text} />
      <div className="grid grid-cols-1 gap-4">
        <PageIntro title={t.title} intro={t.intro} />
        <Section title={t.choose}>
          <p className="text-sm text-quiet">{t.columns}</p>
          {choice !== null && (
            <div>
              <CheckboxField
                label={choice.label}
                checked={isChosen}
                disabled={pending}
                onChange={({ currentTarget: { checked } }) => {
                  setChosen(checked)
                  if (read !== null) void check(read.file, checked)
                }}
              />
              <p className="text-sm text-quiet">{choice.hint}</p>
            </div>
          )}
          <FileChoice
            texts={t}
            file={read?.file}
            accept={`.csv,.tsv,.txt,.xlsx,.ods,text/csv${accepts}`}
            pending={pending}
            onChoose={(file) => check(file)}
          />
          {failure !== null && <InlineError text={describe(failure)} />}
        </Section>
        {read !== null &&
          children(read, {
            isPending: pending,
            onAct: (wanted) => void act(read.file, wanted),
            isLeftOut,
            onLeaveOut: setLeftOut,
          })}
      </div>
    </>
  )
}
