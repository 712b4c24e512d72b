/** Words for when, where and who. The form of the rows: `../phrases.ts`. */
export const timesAndPlaces = `
time:today	en	high	today
time:today	hinglish	high	aaj
time:today	hinglish	mid	aj
time:today	hi	high	आज
time:today	gu	mid	આજે
time:today	ta	mid	இன்று | innaikku
time:today	te	mid	ఈరోజు
time:today	te	low	eeroju
time:today	bn	mid	আজ
time:today	bn	low	আজকে
time:today	pa	mid	ਅੱਜ
time:tomorrow	en	high	tomorrow
time:tomorrow	hinglish	high	kal | kal subah
time:tomorrow	hi	high	कल
time:tomorrow	mr	mid	उद्या | udya
time:tomorrow	gu	mid	કાલે
time:tomorrow	ta	mid	நாளை | naalai
time:tomorrow	te	mid	రేపు | repu
time:tomorrow	bn	mid	কাল | আগামীকাল
time:tomorrow	bn	low	কালকে
time:tomorrow	pa	mid	ਕੱਲ੍ਹ
time:urgent	en	high	urgent
time:urgent	en	mid	asap
time:urgent	hinglish	high	jaldi | turant | abhi | fatafat
time:urgent	hi	high	जल्दी | तुरंत | अभी
time:urgent	mr	mid	लवकर
time:urgent	mr	low	lavkar | लगेच
time:urgent	gu	mid	જલ્દી
time:urgent	gu	low	તરત
time:urgent	ta	mid	சீக்கிரம் | உடனே
time:urgent	te	mid	త్వరగా | వెంటనే
time:urgent	bn	mid	তাড়াতাড়ি
time:urgent	pa	mid	ਜਲਦੀ | ਛੇਤੀ
time:morning	hinglish	high	subah | savere
time:morning	hi	high	सुबह
time:morning	hi	mid	सवेरे
time:morning	mr	mid	सकाळी
time:morning	gu	mid	સવારે
time:morning	ta	mid	காலை
time:morning	te	mid	ఉదయం | పొద్దున
time:morning	bn	mid	সকাল
time:morning	pa	mid	ਸਵੇਰੇ
time:evening	hinglish	high	sham | shaam
time:evening	hi	high	शाम
time:evening	mr	mid	संध्याकाळी
time:evening	gu	mid	સાંજે
time:evening	ta	mid	மாலை
time:evening	ta	low	சாயங்காலம்
time:evening	te	mid	సాయంత్రం
time:evening	bn	mid	সন্ধ্যা
time:evening	bn	low	বিকেল
time:evening	pa	mid	ਸ਼ਾਮ
place:site	en	high	site
place:site	hinglish	mid	sait | kaam wali jagah
place:site	hinglish	high	site pe | makan pe
place:site	hi	high	साइट
place:site	hi	mid	मकान
place:site	mr	mid	साईट
place:site	gu	mid	સાઇટ
place:site	ta	mid	சைட்
place:site	te	mid	సైట్
place:site	bn	mid	সাইট
place:floor	hinglish	high	manzil | pehli manzil | upar | neeche
place:floor	hi	high	मंजिल | ऊपर | नीचे
place:floor	mr	mid	मजला
place:floor	mr	low	वर | खाली
place:floor	gu	mid	માળ
place:floor	gu	low	ઉપર
place:floor	ta	mid	மாடி
place:floor	te	mid	అంతస్తు
place:floor	bn	mid	তলা
person:mason	hinglish	high	mistri | mistry | raj mistri | karigar
person:mason	hi	high	मिस्त्री | राजमिस्त्री
person:mason	hi	mid	कारीगर
person:mason	mr	mid	गवंडी | gavandi
person:mason	gu	mid	કડિયો | kadiyo
person:mason	ta	high	கொத்தனார்
person:mason	ta	mid	kothanar
person:mason	te	mid	మేస్త్రీ | mestri
person:mason	bn	mid	রাজমিস্ত্রি
person:mason	pa	mid	ਮਿਸਤਰੀ
person:carpenter	hinglish	high	badhai | barhai | suthar | khati
person:carpenter	hi	high	बढ़ई | सुतार | खाती
person:carpenter	gu	mid	સુથાર
person:carpenter	ta	mid	தச்சர்
person:carpenter	te	mid	వడ్రంగి
person:carpenter	bn	high	কাঠমিস্ত্রি
person:carpenter	pa	mid	ਤਰਖਾਣ
person:plumber/electrician	hinglish	high	palambar | plambar | bijli wala | bijli mistri
person:plumber/electrician	hi	high	प्लंबर | बिजली मिस्त्री
person:plumber/electrician	gu	mid	પ્લમ્બર
person:plumber/electrician	bn	low	ইলেকট্রিশিয়ান
person:plumber/electrician	ta	low	எலக்ட்ரீஷியன்
person:labourer	hinglish	high	majdoor | mazdoor | beldar | labour
person:labourer	hi	high	मजदूर
person:labourer	hi	mid	बेलदार
person:labourer	mr	high	मजूर
person:labourer	gu	mid	મજૂર
person:labourer	ta	high	கூலி
person:labourer	te	mid	కూలీ
person:labourer	bn	mid	শ্রমিক
person:labourer	bn	low	লেবার
time:today	en	high	delivery | deliver | order | list | items | item | material | materials | following | required | requirement | order list | saman | samaan | maal
place:site	en	high	address | plot | sector | phase | near | opp | opposite | floor | bathroom | 1st | 2nd | 3rd | ground floor | house no | flat no | village | district | contact | call | phone | mobile | whatsapp
place:site	en	mid	apartment | society | colony | nagar | residency | enclave | vihar | landmark | pincode | pin code | complex | chowk | marg | street
time:today	hinglish	mid	parso | parson | dopahar | raat | shaam tak | subah tak | kal tak | aaj hi | baje | baad me | baad mein
`
