import { useCallback, useState } from 'react'
import type { ListRequestWire } from '#domain/list-requests/wire.ts'
import { answerListRequest, fetchListRequests } from '#app/api/desk/list-requests.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskListRequestMessages } from '#app/messages/desk/orders/list-requests.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Loaded } from '#app/desk/kit/loading/loaded.tsx'
import { PageIntro } from '#app/desk/kit/page-intro.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDeskLoad } from '#app/desk/kit/loading/use-desk-load.ts'

/** Lists that customers sent to the shop, because Quick Order did not find what they wrote (QO-08). */
export function ListRequestsPage() {
  const t = useMessages(deskListRequestMessages)
  const [state, setState] = useState<'open' | 'answered'>('open')
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PageIntro title={t.title} intro={t.intro} className="min-w-0 flex-1 basis-60" />
        <SelectField
          label={t.state}
          value={state}
          options={[
            ['open', t.open],
            ['answered', t.answered],
          ]}
          onChange={(event) => setState(event.currentTarget.value === 'answered' ? 'answered' : 'open')}
        />
      </div>
      <Requests key={state} state={state} />
    </div>
  )
}

function Requests({ state }: { state: 'open' | 'answered' }) {
  const t = useMessages(deskListRequestMessages)
  const loading = useDeskLoad(useCallback(() => fetchListRequests(state), [state]))
  return (
    <Loaded loading={loading}>
      {({ requests }) =>
        requests.length === 0 ? (
          <EmptyState
            title={state === 'open' ? t.none : t.noneAnswered}
            {...(state === 'open' && { text: t.noneText })}
          />
        ) : (
          <ul className="grid grid-cols-1 gap-3">
            {requests.map((request) => (
              <li key={request.id}>
                <Request request={request} onChanged={loading.refresh} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function Request({ request, onChanged }: { request: ListRequestWire; onChanged: () => void }) {
  const t = useMessages(deskListRequestMessages)
  const describe = useDeskError()
  const { pending, failure, run } = useAction()
  const { id, text, sentAt, answeredAt, answeredBy, customer } = request
  const name = customer.name ?? t.nameless
  const mark = (isAnswered: boolean) =>
    run(async () => {
      await answerListRequest(id, isAnswered)
      onChanged()
    })
  return (
    <article
      aria-label={name}
      className="grid grid-cols-1 gap-3 rounded-card border border-hairline bg-surface p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-base">{name}</h2>
        <span className="text-sm text-quiet">{formatDateTime(sentAt)}</span>
      </div>
      <p className="break-words whitespace-pre-line">{text}</p>
      {answeredAt !== null && (
        <p className="text-sm text-quiet">{t.answeredBy(answeredBy ?? '', formatDateTime(answeredAt))}</p>
      )}
      {failure !== null && <InlineError text={describe(failure)} />}
      <div className="flex flex-wrap items-center gap-2">
        {answeredAt === null && <LinkButton to={`/desk/new-order?list=${id}`}>{t.order}</LinkButton>}
        <Button
          variant="secondary"
          className="whitespace-normal!"
          loading={pending}
          onClick={() => void mark(answeredAt === null)}
        >
          {answeredAt === null ? t.answer : t.reopen}
        </Button>
        {customer.phone !== null && (
          <a
            href={`tel:${customer.phone}`}
            className="inline-flex min-h-11 items-center text-accent underline [overflow-wrap:anywhere]"
          >
            {t.call(customer.phone)}
          </a>
        )}
      </div>
    </article>
  )
}
