import type { DeskLoginWire } from '#domain/staff/wire.ts'
import { openDesk } from '#app/api/desk/desk.ts'
import { PhoneThenCode } from '#app/features/identity/phone-then-code.tsx'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CodeForm } from './code-form.tsx'

/** Signing in at the desk (STAFF-01): as in the shop, for people who work here. */
export function DeskSignIn({ onOpen }: { onOpen: (login: DeskLoginWire | null) => Promise<void> }) {
  const t = deskMessages
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <Card className="grid w-full max-w-[400px] grid-cols-1 gap-5 p-6">
        <div className="grid gap-1">
          <h1 className="text-xl">{t.signInTitle}</h1>
          <p className="text-sm text-quiet">{t.signInText}</p>
        </div>
        <PhoneThenCode>
          {({ phone, onChangeNumber }) => (
            <>
              <CodeForm
                label={t.code}
                submit={t.open}
                onCode={async (code) => onOpen(await openDesk(phone, code))}
              />
              <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-quiet">
                {t.sentTo(phone)}
                <Button variant="quiet" size="small" onClick={onChangeNumber}>
                  {t.changeNumber}
                </Button>
              </p>
            </>
          )}
        </PhoneThenCode>
      </Card>
    </main>
  )
}
