import { Banknote } from '#app/ui/icons/banknote.tsx'
import { FileText } from '#app/ui/icons/file-text.tsx'
import { Truck } from '#app/ui/icons/truck.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatPhone } from '#domain/identity/format-phone.ts'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { menuMessages } from '#messages/menu.ts'
import { shellMessages } from '#messages/shell.ts'
import { telLink, whatsappLink } from './contact-links.ts'
import { LanguageLinks } from './language-links.tsx'

/** Delivery and payment terms, navigation and contact details; wide screens only. */
export function Footer() {
  const t = menuMessages
  const { home, profile } = shellMessages
  const settings = useStoreSettings()
  return (
    <footer className="print:hidden mt-16 border-t border-hairline bg-surface max-wide:hidden">
      <div className="page grid grid-cols-[1.6fr_1fr_1fr_1.4fr] gap-8 py-12">
        <div className="grid content-start gap-4">
          <Logo name={settings.name} words={settings.logoWords} height={30} />
          <p className="max-w-[32ch] text-balance text-quiet">{settings.tagline}</p>
          <ul className="grid gap-2 text-sm">
            <Assurance icon={<Truck {...iconProps} />}>{settings.deliveryPromise}</Assurance>
            <Assurance icon={<Banknote {...iconProps} />}>{t.payOnDelivery}</Assurance>
            <Assurance icon={<FileText {...iconProps} />}>{t.gstInvoices}</Assurance>
          </ul>
        </div>
        <Column title={t.shop}>
          <FooterLink to="/">{home}</FooterLink>
          <FooterLink to="/category">{t.shopByCategories}</FooterLink>
          <FooterLink to="/categories">{t.allCategories}</FooterLink>
          <FooterLink to="/quick-order">{t.quickOrder}</FooterLink>
          <FooterLink to="/calculators">{t.calculators}</FooterLink>
        </Column>
        <Column title={t.account}>
          <FooterLink to="/profile">{profile}</FooterLink>
          <FooterLink to="/profile/order">{t.yourOrders}</FooterLink>
          <FooterLink to="/profile/address">{t.yourAddresses}</FooterLink>
          <FooterLink to="/privacy">{t.privacy}</FooterLink>
          <FooterLink to="/return-policy">{t.returns}</FooterLink>
          <li>
            <LanguageLinks className={footerLink} />
          </li>
        </Column>
        <section className="grid content-start gap-3">
          <h2 className="text-sm text-quiet">{t.contact}</h2>
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 text-sm">
            <dt className="text-quiet">{t.hotline}</dt>
            <dd>
              <a
                href={telLink(settings.hotline)}
                className="inline-flex min-h-6 items-center font-price hover:text-accent"
              >
                {settings.hotline}
              </a>
            </dd>
            <dt className="text-quiet">{t.whatsapp}</dt>
            <dd>
              <a
                href={whatsappLink(settings.whatsapp)}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-6 items-center hover:text-accent"
              >
                {formatPhone(settings.whatsapp)}
              </a>
            </dd>
            <dt className="text-quiet">{t.email}</dt>
            <dd>
              <a
                href={`mailto:${settings.email}`}
                className="inline-flex min-h-6 items-center hover:text-accent"
              >
                {settings.email}
              </a>
            </dd>
            <dt className="text-quiet">{t.location}</dt>
            <dd className="min-h-6 content-center">{settings.location}</dd>
            {settings.hours !== '' && (
              <>
                <dt className="text-quiet">{t.hours}</dt>
                <dd className="min-h-6 content-center">{settings.hours}</dd>
              </>
            )}
          </dl>
        </section>
      </div>
    </footer>
  )
}

const iconProps = { size: 18, className: 'text-good' }

function Assurance({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      {icon}
      {children}
    </li>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="grid content-start gap-3">
      <h2 className="text-sm text-quiet">{title}</h2>
      <ul className="grid gap-1 text-sm">{children}</ul>
    </nav>
  )
}

const footerLink = 'inline-flex min-h-6 items-center hover:text-accent'

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={footerLink}>
        {children}
      </Link>
    </li>
  )
}
