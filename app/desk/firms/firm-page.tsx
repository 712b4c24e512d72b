import { Link, type LoaderFunctionArgs } from 'react-router'
import { billedAddress } from '#domain/identity/billing.ts'
import type { DeskFirmWire } from '#domain/firms/desk-wire.ts'
import { addFirmNote, changeFirm, fetchFirm } from '#app/api/desk/firms.ts'
import { uniqueUuid } from '#app/browser/unique-id.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskFirmMessages } from '#app/messages/desk/firms.ts'
import { Button } from '#app/ui/button.tsx'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { NotesSection } from '#app/desk/kit/notes-section.tsx'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { FactsDialog } from './facts-dialog.tsx'
import { FirmPeople } from './firm-people.tsx'
import { FirmSites } from './firm-sites.tsx'

export const permission = 'firms:read'

export function clientLoader({ params: { id = '' } }: LoaderFunctionArgs) {
  return fetchFirm(id)
}

/** One firm at the desk (FIRM-01): who buys for it and what staff noted. */
export default function FirmPage() {
  const t = deskFirmMessages
  const { can } = useDesk()
  const { content: firm, show } = usePageData<typeof clientLoader>()
  const note = async (text: string) => show(await addFirmNote(firm.id, { id: uniqueUuid(), text }))
  return (
    <>
      <BackLink to="/desk/firms" text={t.back} />
      <div className="grid grid-cols-1 gap-4 wide:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid grid-cols-1 content-start gap-4">
          <Facts firm={firm} onChanged={show} />
          <FirmPeople firm={firm} onChanged={show} />
          <FirmSites key={firm.id} id={firm.id} />
        </div>
        <div className="grid grid-cols-1 content-start gap-4">
          <NotesSection notes={firm.notes} onAdd={can('firms:note') ? note : undefined} />
        </div>
      </div>
    </>
  )
}

function Facts({ firm, onChanged }: { firm: DeskFirmWire; onChanged: (firm: DeskFirmWire) => void }) {
  const t = deskFirmMessages
  const { can } = useDesk()
  const dialog = useDialog('facts')
  return (
    <header className="grid gap-1 rounded-card border border-hairline bg-surface p-4">
      <h1 className="text-xl wrap-anywhere">{firm.legalName}</h1>
      <p className="tabular-nums">{firm.gstin}</p>
      <p className="text-sm text-quiet wrap-anywhere">{billedAddress(firm)}</p>
      <p className="text-sm text-quiet">{t.since(formatDay(firm.createdAt))}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-1">
        {can('firms:write') && (
          <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => dialog.open()}>
            {t.edit}
          </Button>
        )}
        {can('orders:read') && (
          <Link
            to={`/desk/orders?q=${firm.gstin}`}
            className="inline-flex min-h-11 items-center text-sm font-medium text-accent"
          >
            {t.orders}
          </Link>
        )}
        {can('credit:read') && (
          <Link
            to={`/desk/credit?q=${firm.gstin}`}
            className="inline-flex min-h-11 items-center text-sm font-medium text-accent"
          >
            {t.credit}
          </Link>
        )}
        {can('credit:terms') && (
          <Link
            to={`/desk/credit?dialog=open.${firm.id}`}
            className="inline-flex min-h-11 items-center text-sm font-medium text-accent"
          >
            {t.giveCredit}
          </Link>
        )}
      </div>
      {dialog.show(() => (
        <FactsDialog
          title={t.edit}
          known={firm}
          onClose={dialog.close}
          onSave={async ({ legalName, address }) => {
            onChanged(await changeFirm(firm.id, { legalName, address }))
            dialog.close()
          }}
        />
      ))}
    </header>
  )
}
