import type { ColumnMatch } from '#domain/catalogue/imports/column-match.ts'
import type { CatalogueImport } from '#domain/catalogue/imports/import-report.ts'
import { checkImport, fetchImports, matchColumns, undoImport } from '#app/api/desk/imports.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskImportMessages } from '#app/messages/desk/catalogue/import.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { FileChoice } from '#app/desk/kit/file-choice.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportPicturesList } from './import-pictures.tsx'
import { noAnswers } from './import-answers.ts'
import { ImportReview } from './import-review.tsx'
import { useImportWork, type ImportWork } from './use-import-work.ts'

export const permission = 'catalogue:read'

export const clientLoader = () => fetchImports()

/** Import and export of the catalogue (GOODS-03). */
export default function ImportPage() {
  const t = deskImportMessages
  const { can } = useDesk()
  const { content: imports, refresh } = usePageData<typeof clientLoader>()
  const { work, setWork, isReading } = useImportWork()
  const startOver = () => setWork(null)
  return (
    <div className="grid max-w-form grid-cols-1 gap-4">
      <p className="text-quiet">{t.intro}</p>
      {can('catalogue:write') && work === null && !isReading && <Upload onRead={setWork} />}
      {work !== null && work.checked === null && (
        <ImportColumns
          file={work.file}
          columns={work.columns}
          fields={work.fields}
          onFields={(fields) => setWork({ ...work, fields })}
          onChecked={(checked, fields) => setWork({ ...work, fields, checked, answers: noAnswers })}
          onDiscard={startOver}
        />
      )}
      {work !== null && work.checked !== null && (
        <ImportReview
          checked={work.checked}
          answers={work.answers}
          onAnswer={(answers) => setWork({ ...work, answers: { ...work.answers, ...answers } })}
          onRate={async (rate) =>
            setWork({ ...work, checked: await checkImport(work.file, { fields: work.fields, rate }) })
          }
          onMatch={
            work.columns.length === 0
              ? null
              : () =>
                  setWork({
                    ...work,
                    fields: work.fields.length > 0 ? work.fields : work.columns.map(({ field }) => field),
                    checked: null,
                  })
          }
          onDone={() => {
            startOver()
            refresh()
          }}
        />
      )}
      <Section title={t.exportTitle}>
        <p className="text-sm text-quiet">{t.exportHint}</p>
        <Downloads
          files={[
            ['products.xlsx', t.productsAs('Excel')],
            ['products.csv', t.productsAs('CSV')],
            ['catalogue.json', t.wholeCatalogue],
          ]}
        />
      </Section>
      {imports.length > 0 && <History imports={imports} onUndone={refresh} />}
    </div>
  )
}

function Downloads({ files }: { files: readonly (readonly [file: string, label: string])[] }) {
  return (
    <p className="flex flex-wrap gap-2">
      {files.map(([file, label]) => (
        <a
          key={file}
          href={`/api/desk/exports/${file}`}
          download={file}
          className={buttonClass({ variant: 'secondary' })}
        >
          {label}
        </a>
      ))}
    </p>
  )
}

const noColumns: ColumnMatch = { needsHand: false, columns: [] }

interface UploadProps {
  /** Called with a file that was checked, or whose columns somebody has to look at before it can be. */
  onRead: (work: ImportWork) => void
}

function Upload({ onRead }: UploadProps) {
  const t = deskImportMessages
  const describe = useDeskError()
  const { pending, failure, run } = useAction()

  const check = (file: File) =>
    run(async () => {
      const isJson = /\.json$/i.test(file.name)
      const { needsHand, columns } = isJson ? noColumns : await matchColumns(file)
      const isOpen = needsHand && columns.length > 0
      const checked = isOpen ? null : await checkImport(file)
      // what is sure about the columns needs not be said again
      const fields = isOpen ? columns.map(({ field }) => field) : []
      onRead({ file, columns, fields, checked, answers: noAnswers })
    })

  return (
    <Section title={t.importTitle}>
      <p className="text-sm text-quiet">{t.templateHint}</p>
      <Downloads
        files={[
          ['template.xlsx', t.template('Excel')],
          ['template.csv', t.template('CSV')],
        ]}
      />
      <FileChoice
        texts={t}
        accept=".csv,.tsv,.txt,.xlsx,.ods,.json,text/csv,application/json"
        pending={pending}
        onChoose={check}
      />
      {failure !== null && <InlineError text={describe(failure)} />}
    </Section>
  )
}

interface HistoryProps {
  imports: readonly CatalogueImport[]
  onUndone: () => void
}

/** The imports so far; the last one that was applied can be undone. */
function History({ imports, onUndone }: HistoryProps) {
  const t = deskImportMessages
  const describe = useDeskError()
  const toast = useToast()
  const { can } = useDesk()
  const dialog = useDialog('undo')
  const { pending, failure, run } = useAction()

  const undo = (id: string) =>
    run(async () => {
      const { restored, kept } = await undoImport(id)
      const text = kept.length === 0 ? t.undone(restored) : t.undoneSome(restored, kept.length)
      toast({ text, tone: 'good', durationMs: 4_000 })
      onUndone()
    })

  return (
    <Section title={t.historyTitle}>
      <ul className="divide-y divide-hairline">
        {imports.map(({ id, at, actor, name, state, isLast, report, pictures }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="min-w-0">
              <span className="block truncate font-medium">{name || id}</span>
              <span className="block text-xs text-quiet">
                {[
                  t[`state-${state}`],
                  formatDateTime(at),
                  actor,
                  t.summary(report.added, report.changed, report.unchanged),
                ].join(' · ')}
              </span>
            </span>
            {isLast && can('catalogue:write') && (
              <Button size="small" variant="secondary" loading={pending} onClick={() => dialog.open(id)}>
                {t.undo}
              </Button>
            )}
            {pictures !== null && <ImportPicturesList id={id} counts={pictures} />}
          </li>
        ))}
      </ul>
      {failure !== null && <InlineError text={describe(failure)} />}
      {can('catalogue:write') &&
        dialog.show(
          (undone) =>
            imports.some(({ id, isLast }) => isLast && id === undone) && (
              <ConfirmDialog
                open
                danger
                question={t.undoTitle}
                detail={t.undoText}
                confirmLabel={t.undo}
                cancelLabel={t.keep}
                onConfirm={() => {
                  dialog.close()
                  void undo(undone)
                }}
                onCancel={dialog.close}
              />
            ),
        )}
    </Section>
  )
}
