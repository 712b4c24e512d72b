import { Suspense, useState } from 'react'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { siteListTitleMessages } from '#messages/profile/site-list-title.ts'
import { Button } from '#app/ui/button.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import type { KeepListProps } from './list-source.ts'

const keepDialog = lazyComponent(() =>
  import('./keep-list-dialog.tsx').then((module) => module.KeepListDialog),
)

/** The button that keeps a cart or an order as a list for a site; nothing for whoever is in no firm. */
export function KeepList(props: KeepListProps) {
  const { partner } = useIdentity()
  const [isOpen, setOpen] = useState(false)
  if (partner?.hasFirms !== true) return null
  return (
    <>
      <Button
        block
        variant="secondary"
        aria-haspopup="dialog"
        onPointerEnter={keepDialog.preload}
        onFocus={keepDialog.preload}
        onClick={() => setOpen(true)}
      >
        {siteListTitleMessages.keep}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <keepDialog.Component {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
