import type { Partner } from '#domain/identity/partner.ts'
import { Panel } from '#app/ui/overlays/panel.tsx'
import { profileMessages } from '#messages/profile/profile.ts'
import { ProfileView } from './profile-view.tsx'

interface ProfilePanelProps {
  partner: Partner
  contact: { readonly chat: string; readonly call: string }
  open: boolean
  onClose: () => void
}

/** The profile as a side panel on wide screens (NAV-02). Import lazily. */
export function ProfilePanel({ partner, contact, open, onClose }: ProfilePanelProps) {
  const t = profileMessages
  return (
    <Panel open={open} onClose={onClose} title={t.title}>
      <div className="p-4">
        <ProfileView partner={partner} contact={contact} onLeave={onClose} />
      </div>
    </Panel>
  )
}
