export * from '#app/messages/en/profile/account-payment.ts'
