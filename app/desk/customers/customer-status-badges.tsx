import { VERIFIED } from '#domain/customers/customer.ts'
import type { CustomerBlock } from '#domain/identity/customer-block.ts'
import { deskCustomerMessages } from '#app/messages/desk/customers.ts'
import { Badge } from '#app/ui/badge.tsx'

interface CustomerStatusBadgesProps {
  verificationStatus: string
  active: boolean
  block: CustomerBlock | null
}

/** Badges for verification, account status and block, the most severe first. */
export function CustomerStatusBadges({ verificationStatus, active, block }: CustomerStatusBadgesProps) {
  const t = deskCustomerMessages
  return (
    <span className="flex flex-wrap gap-1">
      {block !== null && <Badge tone="bad">{t[`badge-${block}`]}</Badge>}
      {verificationStatus === VERIFIED ? (
        <Badge tone="good">{t.verified}</Badge>
      ) : (
        <Badge tone="caution">{verificationStatus === 'Pending' ? t.pending : verificationStatus}</Badge>
      )}
      {active && <Badge tone="accent">{t.active}</Badge>}
    </span>
  )
}
