import { PRIVACY_VERSION } from '#domain/privacy/policy.ts'
import { retention } from '#domain/privacy/retention.ts'
import { formatDay } from '#app/i18n/date-time.ts'
export const privacyMessages = {
  title: 'Privacy Policy',
  intro: (store: string) =>
    `This policy explains what data the ${store} partner app and store collect about partners and shoppers, why we need it, how long we keep it, and what rights you have.`,
  updated: `In force since ${formatDay(PRIVACY_VERSION)}`,
  description: (store: string) =>
    `What data the ${store} partner app collects, why we need it and how long we keep it.`,
  contactTitle: 'Contact us',
  contact: (officer: string, { email, hotline, location }: Contact) =>
    `${officer} answers questions and complaints about your data: write to ${email}, call ${hotline}, or visit us in ${location}. You get an answer within 90 days at the latest. If you are not satisfied with it, you can complain to the Data Protection Board of India.`,
  sections: [
    {
      title: 'What we collect',
      lines: [
        'Your phone number, which you log in with. We send one-time codes to it and store only a hash of each code until it expires.',
        'Your name, if you give it, and the delivery addresses you save: receiver’s name and phone number, house number, street, landmark, city, state and zip code.',
        'If you ask for an invoice for your firm: its GSTIN, legal name and registered address.',
        'The language you read the store in, for our messages and papers.',
        'Your orders: items, quantities, prices, taxes, address, payment mode and delivery status.',
        'For online payments, the reference numbers we get from the payment provider. Your card and bank details go only to the provider; we never see them.',
        'Your network address, while it may ask for codes or enter wrong ones; and that you agreed to this policy, with its version and the time.',
        'Notes of our staff about dealings with you, and whether and why we no longer take cash or orders from you.',
        'What you chose in Quick Order for your own words, so that you need not choose again, and lines that you sent to us because they were not found.',
        'Technical logs of requests, such as the time and the page. They name nobody.',
      ],
    },
    {
      title: 'What stays on your device',
      lines: [
        'Your cart, and what you chose in Quick Order before you logged in, are saved in the browser or app on your device, so that they are still there when you come back.',
        'One cookie keeps you logged in, and another remembers the language you chose. We use no advertising cookies and no third-party trackers.',
      ],
    },
    {
      title: 'Why we need it',
      lines: [
        'To take, deliver and bill your orders, and to keep you informed about them.',
        'To meet our legal obligations on tax invoices and accounts.',
        'To protect your account and the store from misuse.',
      ],
    },
    {
      title: 'Who we share it with',
      lines: [
        'The carrier gets the receiver’s name, phone number and address to make the delivery.',
        'The payment provider gets the amount, the order number and your phone number for an online payment.',
        'The messaging provider gets your phone number and the text of the message.',
        'Authorities get data where the law requires it. We never sell your data.',
      ],
    },
    {
      title: 'How long we keep it',
      lines: [
        'Name, addresses and phone number: until you delete them, or your account.',
        `Orders, payments and invoices: ${retention.taxRecords.monthsAfterAnnualReturn} months from the day on which the annual GST return of their financial year is due, as section 36 of the CGST Act, 2017 asks for. Then we take you out of them.`,
        `Phone numbers that codes were sent to, and network addresses that entered wrong ones: ${retention.loginAttempts.days} days. The codes themselves work for 5 minutes.`,
        `Pictures of signed delivery challans, which our drivers take as proof: ${retention.challanPictures.days} days.`,
        `Logins on devices that are no longer used: ${retention.sessions.days} days after the last use.`,
        `Browsers that logged in to your account, so that we can warn you of a new one: ${retention.knownDevices.days} days after the last login.`,
        `That we sent you a message about an order: ${retention.orderMessages.days} days.`,
        `That we sent you a reminder of what is due on your account, or told you of a quotation: ${retention.customerMessages.days} days.`,
        `What keeps an order from being placed twice when your connection breaks: ${retention.orderRepeats.days} days.`,
        `Notes of our staff: ${retention.customerNotes.days / 365} years.`,
        `Quotations that we made you: ${retention.quotations.days} days after their prices ended.`,
        `What you chose in Quick Order for your words: ${retention.rememberedChoices.days} days after you last did, or until you have it forgotten. Lines that you sent to us: ${retention.listRequests.days} days.`,
        `The firm that your orders were billed to, so that you need not enter it again: ${retention.rememberedFirms.days} days after you last used it, or until you remove it at checkout.`,
        `Which firms you buy for with others: until you leave them. An invitation to one: ${retention.firmInvitations.days} days after its last day. An order that you asked to be approved: ${retention.orderApprovals.days} days after the last day for an answer.`,
        `What you wait for until it is back in stock: until you take it back, or ${retention.stockAlerts.days} days after you asked or we told you.`,
        'We remove each of them automatically, within an hour of its last day.',
      ],
    },
    {
      title: 'Your rights',
      lines: [
        'See and download everything we hold about you: Profile, Your Data.',
        'Correct your name and addresses in your profile, at any time.',
        'Take back your agreement as easily as you gave it, by deleting your account: Profile, Your Data. Open orders have to arrive first. Invoices stay as they were issued, for as long as tax law asks for them, and are used for nothing else.',
        'Name somebody who may use these rights for you if you die or can no longer do it yourself: write to us.',
        'The Digital Personal Data Protection Act, 2023 gives you these rights. Using them is free of charge.',
      ],
    },
  ],
}

type Contact = { readonly email: string; readonly hotline: string; readonly location: string }
