import { UserRound } from '#app/ui/icons/user-round.tsx'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useLazyLayer } from '#app/ui/overlays/use-lazy-layer.tsx'
import { shellMessages } from '#messages/shell.ts'

const profilePanel = lazyComponent(() => import('./profile-panel.tsx').then((module) => module.ProfilePanel))

/** The profile button in the header of wide screens; mobile has a tab for it (NAV-02). */
export function ProfileButton({ contact }: { contact: { readonly chat: string; readonly call: string } }) {
  const t = shellMessages
  const { partner } = useIdentity()
  const { control, layer } = useLazyLayer(
    profilePanel.preload,
    (state) => partner && <profilePanel.Component {...state} partner={partner} contact={contact} />,
  )
  if (partner === null) return null
  return (
    <>
      <button
        type="button"
        {...control}
        className="flex min-h-11 items-center gap-2 rounded-control px-3 font-price transition-colors hover:bg-sunken active:bg-sunken max-wide:hidden"
      >
        <UserRound size={24} />
        {t.profile}
      </button>
      {layer}
    </>
  )
}
