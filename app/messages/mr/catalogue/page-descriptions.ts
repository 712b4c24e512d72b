export * from '#app/messages/en/catalogue/page-descriptions.ts'
