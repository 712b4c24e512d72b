import { VERIFIED } from '#domain/customers/customer.ts'
import type { CustomerDetailWire } from '#domain/customers/wire.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import {
  activateCustomer,
  blockCustomer,
  setCustomerLanguage,
  verifyCustomer,
} from '#app/api/desk/customers.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskCustomerMessages } from '#app/messages/desk/customers.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { TriangleAlert } from '#app/ui/icons/triangle-alert.tsx'
import { LanguageField } from '#app/desk/kit/language-field.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { useDecision } from './use-decision.ts'

interface CustomerDecisionsProps {
  customer: CustomerDetailWire
  /** Display name of the customer. */
  name: string
  onChanged: (customer: CustomerDetailWire) => void
  /** Somebody else has decided about them. */
  onStale: () => void
}

/** A decision that is taken with a tap. */
type Decision = {
  readonly permission: Permission
  readonly label: string
  readonly isNext?: boolean
  readonly act: () => Promise<CustomerDetailWire>
}

/** Decisions that the actor may take about a customer, and the reason of a block. */
export function CustomerDecisions({ customer, name, onChanged, onStale }: CustomerDecisionsProps) {
  const t = deskCustomerMessages
  const describe = useDeskError()
  const { can } = useDesk()
  const { pending, failure, isConflict, decide } = useDecision({ onChanged, onStale })
  const dialog = useDialog('block')
  const { block } = customer
  return (
    <>
      {block !== null && <BlockNotice block={block} />}
      <div className="flex flex-wrap gap-2">
        {decisionsOn(customer, t)
          .filter(({ permission }) => can(permission))
          .map(({ label, isNext = false, act }) => (
            <Button
              key={label}
              variant={isNext ? 'primary' : 'secondary'}
              className="whitespace-normal!"
              loading={pending === label}
              onClick={() => void decide(label, act)}
            >
              {label}
            </Button>
          ))}
        {can('customers:block') && (
          <Button variant="danger" loading={pending === 'block'} onClick={() => dialog.open()}>
            {block === null ? t.block : t.changeBlock}
          </Button>
        )}
      </div>
      {can('customers:activate') && <p className="text-xs text-quiet">{t.activateHint}</p>}
      <LanguageField
        language={customer.language}
        disabled={!can('customers:verify') || pending !== null}
        onLanguage={(language) => void decide('language', () => setCustomerLanguage(customer.uid, language))}
      />
      {failure !== null && <InlineError text={isConflict ? t.conflict : describe(failure)} />}
      {can('customers:block') &&
        dialog.show(() => (
          <BlockDialog
            name={name}
            block={block}
            onCancel={dialog.close}
            onBlock={(wish) => {
              dialog.close()
              void decide('block', () => blockCustomer(customer, wish))
            }}
          />
        ))}
    </>
  )
}

function decisionsOn(customer: CustomerDetailWire, t: typeof deskCustomerMessages): Decision[] {
  const isVerified = customer.verificationStatus === VERIFIED
  const { active, block } = customer
  return [
    {
      permission: 'customers:verify',
      label: isVerified ? t.unverify : t.verify,
      isNext: !isVerified,
      act: () => verifyCustomer(customer, !isVerified),
    },
    {
      permission: 'customers:activate',
      label: active ? t.deactivate : t.activate,
      act: () => activateCustomer(customer, !active),
    },
    ...(block === null
      ? []
      : [
          {
            permission: 'customers:block' as const,
            label: t.unblock,
            act: () => blockCustomer(customer, null),
          },
        ]),
  ]
}

function BlockNotice({ block }: { block: NonNullable<CustomerDetailWire['block']> }) {
  const t = deskCustomerMessages
  return (
    <div className="grid gap-1 rounded-control bg-bad-soft p-3 text-sm">
      <p className="flex items-center gap-2 font-medium text-bad">
        <TriangleAlert size={18} className="shrink-0" />
        {t[`blocked-${block.level}`]}
      </p>
      <p className="break-words">{block.reason}</p>
      <p className="text-xs text-quiet">{t.blockedBy(block.by, formatDateTime(block.at))}</p>
    </div>
  )
}
