import type { LoaderFunctionArgs } from 'react-router'
import type { ListRequestWire } from '#domain/list-requests/wire.ts'
import { answerListRequest, fetchListRequests } from '#app/api/desk/list-requests.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskListRequestMessages } from '#app/messages/desk/orders/list-requests.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageIntro } from '#app/desk/kit/page-intro.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { queryOf } from '#app/desk/kit/data/page-module.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useQuery } from '#app/desk/kit/data/use-query.ts'

export const permission = 'orders:place'

export function clientLoader(args: LoaderFunctionArgs) {
  return fetchListRequests(stateOf(queryOf(args)))
}

function stateOf(query: URLSearchParams): 'open' | 'answered' {
  return query.get('state') === 'answered' ? 'answered' : 'open'
}

/** Lists that customers sent to the shop, because Quick Order did not find what they wrote (QO-08). */
export default function ListRequestsPage() {
  const t = deskListRequestMessages
  const { query, isPending, change } = useQuery()
  return (
    <div className="grid max-w-page grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PageIntro title={t.title} intro={t.intro} className="min-w-0 flex-1 basis-60" />
        <SelectField
          label={t.state}
          value={stateOf(query)}
          options={[
            ['open', t.open],
            ['answered', t.answered],
          ]}
          onChange={(event) => change({ state: event.currentTarget.value === 'answered' ? 'answered' : '' })}
        />
      </div>
      <div aria-busy={isPending} className="grid grid-cols-1 gap-3 aria-busy:opacity-60">
        <Requests isOpen={stateOf(query) === 'open'} />
      </div>
    </div>
  )
}

function Requests({ isOpen }: { isOpen: boolean }) {
  const t = deskListRequestMessages
  const { content, refresh } = usePageData<typeof clientLoader>()
  return content.requests.length === 0 ? (
    <EmptyState title={isOpen ? t.none : t.noneAnswered} {...(isOpen && { text: t.noneText })} />
  ) : (
    <ul className="grid grid-cols-1 gap-3">
      {content.requests.map((request) => (
        <li key={request.id}>
          <Request request={request} onChanged={refresh} />
        </li>
      ))}
    </ul>
  )
}

function Request({ request, onChanged }: { request: ListRequestWire; onChanged: () => void }) {
  const t = deskListRequestMessages
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
