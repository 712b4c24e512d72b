import type { ReactNode } from 'react'
import type { Partner } from '#domain/identity/partner.ts'
import { personalDataMessages } from '#messages/profile/personal-data.ts'
import { Card } from '#app/ui/card.tsx'
import { ConsentState } from './consent-state.tsx'
import { DownloadData } from './download-data.tsx'
import { EraseAccount } from './erase-account.tsx'

/** Rights of a partner to their data: agreement, download, deletion. */
export function PersonalData({ partner }: { partner: Partner }) {
  const t = personalDataMessages
  return (
    <div className="grid grid-cols-1 gap-4">
      <Section title={t.consentTitle}>
        <ConsentState />
      </Section>
      <Section title={t.downloadTitle}>
        <DownloadData />
      </Section>
      <Section title={t.eraseTitle}>
        <EraseAccount partner={partner} />
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid grid-cols-1 gap-3 p-4">
      <h2 className="text-lg">{title}</h2>
      {children}
    </Card>
  )
}
