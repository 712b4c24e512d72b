import { SignOut } from '#app/ui/icons/log-out.tsx'
import { MessageCircle } from '#app/ui/icons/message-circle.tsx'
import { Phone } from '#app/ui/icons/phone.tsx'
import type { Partner } from '#domain/identity/partner.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { profileMessages } from '#messages/profile/profile.ts'
import { AppVersion } from './app-version.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { menuRow, ProfileMenu } from './profile-menu.tsx'
import { ProfileName } from './profile-name.tsx'

interface ProfileViewProps {
  partner: Partner
  /** Links to chat with and call the store. */
  contact: { readonly chat: string; readonly call: string }
  /** Called when a link leaves the page or after logging out. */
  onLeave?: () => void
}

/** Name, account menu and, on mobile, contact and logout buttons (PROF-01, PROF-02). */
export function ProfileView({ partner, contact, onLeave }: ProfileViewProps) {
  const t = profileMessages
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card className="p-4">
        <ProfileName partner={partner} />
      </Card>
      <Card className="p-1">
        <ProfileMenu
          isActivePartner={partner.active}
          hasFirms={partner.hasFirms === true}
          hasCredit={partner.hasCredit === true}
          onLeave={onLeave}
          after={
            <li className="max-wide:hidden">
              <SignOutButton onSignedOut={onLeave} className={menuRow}>
                <SignOut size={22} className="shrink-0 text-quiet" />
                {t.signOut}
              </SignOutButton>
            </li>
          }
        />
      </Card>
      <div className="grid grid-cols-2 gap-3 wide:hidden">
        <a
          href={contact.chat}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          <MessageCircle size={20} />
          {t.whatsapp}
        </a>
        <a href={contact.call} className={buttonClass({ variant: 'secondary' })}>
          <Phone size={20} />
          {t.callNow}
        </a>
        <SignOutButton
          onSignedOut={onLeave}
          className={classNames('col-span-2', buttonClass({ variant: 'danger', block: true }))}
        >
          <SignOut size={20} />
          {t.logout}
        </SignOutButton>
      </div>
      <AppVersion />
    </div>
  )
}
