import { useState } from 'react'
import { Link } from 'react-router'
import type { RememberedFirmWire } from '#domain/identity/billing-wire.ts'
import { chooseDefaultFirm, fetchFirms, forgetFirm, rememberFirms } from '#app/api/remembered-firms.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { firmListMessages } from '#messages/profile/firm-list.ts'
import { errorMessages } from '#messages/errors.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'

type Firms = readonly RememberedFirmWire[]

/** The firms that orders were billed to, to remove and to say which is offered first; nothing without one. */
export function FirmList({ isPartner }: { isPartner: boolean }) {
  const t = firmListMessages
  const errors = errorMessages
  const loading = useLoad(fetchFirms)
  const [removed, setRemoved] = useState<Firms>([])
  const { pending, failure, run } = useAction()
  const problem = loading.status === 'failed' ? loading.failure : failure
  useExpiredSession(problem)
  const firms = loading.status === 'loaded' ? loading.content : []
  const listed = [...new Set(firms.map(({ gstin }) => gstin))]
  const [undoable] = removed
  if (firms.length === 0 && undoable === undefined && problem === null)
    return loading.status === 'loaded' ? <TogetherLink /> : null

  const remove = (gstin: string) =>
    run(async () => {
      loading.show(await forgetFirm(gstin))
      setRemoved(firms.filter((firm) => firm.gstin === gstin))
    })
  const undo = () =>
    run(async () => {
      loading.show(await rememberFirms(removed))
      setRemoved([])
    })

  return (
    <section aria-labelledby="firms" className="grid grid-cols-1 gap-3">
      <h2 id="firms" className="text-lg">
        {t.title}
      </h2>
      <p className="text-sm text-quiet">
        {isPartner ? t.introPartner : t.intro}
        {!isPartner && listed.length > 1 && ` ${t.firstHint}`}
      </p>
      {problem !== null && <InlineError text={errorMessage(errors, problem)} />}
      {undoable !== undefined && (
        <div className="flex items-center justify-between gap-3 rounded-card border border-hairline bg-surface p-3">
          <output className="clamp-2 text-sm">{t.removed(undoable.legalName)}</output>
          <Button
            variant="secondary"
            size="small"
            loading={pending}
            aria-label={t.undoLabel(undoable.legalName)}
            onClick={() => void undo()}
          >
            {t.undo}
          </Button>
        </div>
      )}
      <ul aria-label={t.title} className="grid gap-3">
        {listed.map((gstin, index) => (
          <Firm
            key={gstin}
            firms={firms.filter((firm) => firm.gstin === gstin)}
            rank={isPartner || listed.length < 2 ? null : index}
            disabled={pending}
            onFirst={() => void run(async () => loading.show(await chooseDefaultFirm(gstin)))}
            onRemove={() => void remove(gstin)}
          />
        ))}
      </ul>
      <TogetherLink />
    </section>
  )
}

/** The way to a firm with several people, for those who look for one. */
function TogetherLink() {
  return (
    <Link
      to="/profile/firms"
      className="inline-flex min-h-11 items-center text-sm font-medium text-accent underline"
    >
      {firmListMessages.together}
    </Link>
  )
}

interface FirmProps {
  /** Billings for each address under one GSTIN, the last first. */
  firms: Firms
  /** The place among the firms; null where none is offered before another. */
  rank: number | null
  disabled: boolean
  onFirst: () => void
  onRemove: () => void
}

function Firm({ firms: [firm], rank, disabled, onFirst, onRemove }: FirmProps) {
  const t = firmListMessages
  if (firm === undefined) return null
  const { legalName, address } = firm
  return (
    <li className="grid gap-1 rounded-card border border-hairline bg-surface p-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium wrap-anywhere">{legalName}</span>
        {rank === 0 && <Badge>{t.first}</Badge>}
      </p>
      <p className="text-sm text-quiet wrap-anywhere">
        {[address.line, `${address.city} ${address.zipcode}`, address.state].join(', ')}
      </p>
      <p className="text-sm text-quiet tabular-nums">{t.gstinOf(firm.gstin)}</p>
      <div className="flex flex-wrap gap-2 border-t border-hairline pt-1">
        {rank !== null && rank > 0 && (
          <Button
            variant="secondary"
            size="small"
            disabled={disabled}
            aria-label={t.makeFirstLabel(legalName)}
            onClick={onFirst}
          >
            {t.makeFirst}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          disabled={disabled}
          aria-label={t.removeLabel(legalName)}
          onClick={onRemove}
        >
          {t.remove}
        </Button>
      </div>
    </li>
  )
}
