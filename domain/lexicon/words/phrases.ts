/**
 * What else is said in an order. One row: what it does, the language, how sure the row is, the words. A colour stands for
 * itself; `and` separates product kinds; everything else is set aside.
 */
export const phrases = `
and	en	high	and
and	en	mid	plus
and	hinglish	high	aur | bhi | sath me
and	hinglish	mid	tatha | saath mein
and	hi	mid	और | तथा | एवं | साथ में
and	mr	mid	आणि | aani
and	mr	low	व
and	gu	mid	અને
and	gu	low	ને
and	ta	mid	மற்றும் | mattrum | matrum
and	ta	low	உம்
and	te	mid	మరియు | mariyu
and	te	low	ఇంకా
and	bn	mid	এবং | আর
and	bn	low	ebong | ও
and	pa	mid	ਅਤੇ | ਤੇ
or	hinglish	high	ya
or	hinglish	mid	yaa
or	hi	high	या
or	mr	mid	किंवा
or	mr	low	kinva
or	gu	mid	કે
or	gu	low	અથવા
or	ta	mid	அல்லது
or	ta	low	allathu
or	te	mid	లేదా
or	bn	mid	বা
or	bn	low	অথবা
or	pa	mid	ਜਾਂ
of	hinglish	mid	sath | vala
of	hinglish	high	wala | wali | wale | ka | ki | ke
of	hi	high	वाला | वाली | का | की | के
of	mr	mid	चा | ची | चे
of	gu	mid	વાળું
of	gu	low	નો | ની | નું
of	te	low	గల | యొక్క
of	bn	mid	এর
of	pa	mid	ਵਾਲਾ | ਦਾ | ਦੀ
of	hinglish	high	har ek | prati
of	hinglish	mid	wala rate | ek ek
of	hi	high	प्रति
of	hi	mid	हर एक
of	mr	mid	प्रत्येकी
of	gu	mid	દરેક
of	ta	low	தலா
of	bn	mid	প্রতি
filler:address	en	high	sir | madam
filler:address	en	mid	boss
filler:address	hinglish	high	bhaiya | bhai | bhaiyya | bhai sahab | seth ji | ji
filler:address	hinglish	mid	sethji | uncle | dada | anna | lala ji
filler:address	hi	high	भैया | भाई | भाई साहब | जी | सेठ जी
filler:address	mr	mid	भाऊ | bhau | दादा | साहेब
filler:address	gu	mid	ભાઈ | શેઠ
filler:address	gu	low	sheth
filler:address	ta	mid	அண்ணா | சார்
filler:address	te	mid	అన్నా | సార్ | గారు
filler:address	bn	mid	দাদা
filler:address	bn	low	ভাই
filler:address	pa	mid	ਭਾਜੀ | paaji | ਵੀਰ
filler:address	pa	low	veerji
filler:greeting	en	high	hi | hello | good morning
filler:greeting	hinglish	high	namaste | namaskar | ram ram
filler:greeting	hinglish	mid	salaam | hello ji | jai shri ram
filler:greeting	hi	high	नमस्ते | नमस्कार | राम राम
filler:greeting	gu	mid	નમસ્તે | કેમ છો
filler:greeting	gu	low	jai shri krishna
filler:greeting	ta	mid	வணக்கம் | vanakkam
filler:greeting	te	mid	నమస్తే | నమస్కారం
filler:greeting	bn	mid	নমস্কার
filler:greeting	bn	low	নমস্তে
filler:greeting	pa	mid	ਸਤ ਸ੍ਰੀ ਅਕਾਲ | sat sri akal
filler:need	en	high	need | want | required
filler:need	hinglish	high	chahiye | chaiye | chahie | lagega | mangwana hai | lena hai
filler:need	hinglish	mid	chahiya | chaahiye | mangta
filler:need	hi	high	चाहिए | चाहिये | लगेगा | लेना है
filler:need	hi	mid	मंगवाना है
filler:need	mr	mid	पाहिजे | pahije | हवे | लागेल
filler:need	mr	low	हवंय
filler:need	gu	mid	જોઈએ | joie | joiye
filler:need	gu	low	joiae | લેવું છે
filler:need	ta	mid	வேண்டும் | vendum | வேணும் | venum
filler:need	te	mid	కావాలి | kavali
filler:need	te	low	కావాలె
filler:need	bn	mid	লাগবে | lagbe | চাই
filler:need	pa	mid	ਚਾਹੀਦਾ | chahida | ਚਾਹੀਦੇ
filler:need	pa	low	ਚਾਹੀਦੀ
filler:send/give	en	high	send | give | deliver | please send
filler:send/give	hinglish	mid	do | laga do | do na
filler:send/give	hinglish	high	bhejo | bhej do | bhejdo | bhejwa do | bhijwa do | de do | dedo | dena | dijiye | dalwa do | bhej dena | pahuncha do
filler:send/give	hi	mid	दो
filler:send/give	hi	high	भेजो | भेज दो | भिजवा दो | दे दो | देना | दीजिए | पहुंचा दो
filler:send/give	mr	mid	पाठवा | pathva | द्या | dya | पाठवून द्या
filler:send/give	gu	mid	મોકલો | moklo | મોકલી દો | mokli do | આપો | aapo
filler:send/give	ta	mid	அனுப்பு | anuppu | அனுப்புங்க | anuppunga | கொடு
filler:send/give	ta	low	kodunga
filler:send/give	te	mid	పంపండి | pampandi | పంపు | ఇవ్వండి
filler:send/give	te	low	ivvandi
filler:send/give	bn	mid	পাঠান | pathan | পাঠিয়ে দিন | দিন
filler:send/give	pa	mid	ਭੇਜੋ | ਭੇਜ ਦਿਓ | bhej deo
filler:send/give	pa	low	ਦਿਓ
filler:please	en	high	please | pls | plz | kindly
filler:please	hinglish	high	kripya | zara | jara
filler:please	hinglish	mid	meharbani | pliz
filler:please	hi	high	कृपया | ज़रा
filler:please	hi	mid	जरा
filler:please	gu	mid	મહેરબાની
filler:please	gu	low	જરા
filler:please	ta	mid	தயவு செய்து
filler:please	ta	low	தயவுசெய்து
filler:please	te	mid	దయచేసి
filler:please	te	low	dayachesi
filler:please	bn	mid	দয়া করে
filler:please	bn	low	অনুগ্রহ করে
filler:please	pa	mid	ਕਿਰਪਾ ਕਰਕੇ
filler:thanks	en	high	thanks | thank you | ok
filler:thanks	hinglish	high	dhanyavad | dhanyawad | shukriya | thik hai | theek hai | accha
filler:thanks	hinglish	mid	ok ji
filler:thanks	hi	high	धन्यवाद | शुक्रिया | ठीक है | अच्छा
filler:thanks	mr	low	आभारी
filler:thanks	gu	mid	આભાર
filler:thanks	gu	low	aabhar
filler:thanks	ta	mid	நன்றி | nandri
filler:thanks	te	mid	ధన్యవాదాలు
filler:thanks	bn	mid	ধন্যবাদ
filler:thanks	pa	mid	ਧੰਨਵਾਦ
filler:thanks	pa	low	ਠੀਕ ਹੈ
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
edit:remove	en	high	cancel | remove | delete
edit:remove	hinglish	high	hata do | hatao | nahi chahiye | mat bhejna | rehne do | cancel kar do | nikal do
edit:remove	hi	high	हटा दो | नहीं चाहिए | मत भेजना | रहने दो
edit:remove	mr	mid	नको | nako | काढून टाका
edit:remove	mr	low	रद्द करा
edit:remove	gu	mid	નથી જોઈતું | કાઢી નાખો
edit:remove	gu	low	રહેવા દો
edit:remove	ta	mid	வேண்டாம் | vendam
edit:remove	ta	low	கேன்சல்
edit:remove	te	mid	వద్దు | vaddu
edit:remove	te	low	తీసేయండి
edit:remove	bn	mid	লাগবে না | বাদ দিন
edit:remove	pa	mid	ਨਹੀਂ ਚਾਹੀਦਾ
edit:remove	pa	low	ਹਟਾ ਦਿਓ
edit:replace	hinglish	high	ki jagah | ke badle | badal do
edit:replace	hinglish	mid	uski jagah
edit:replace	hi	high	की जगह | के बदले | बदल दो
edit:replace	mr	mid	ऐवजी
edit:replace	mr	low	aivaji | बदला
edit:replace	gu	mid	ને બદલે
edit:replace	gu	low	બદલે
edit:replace	ta	mid	பதிலாக
edit:replace	ta	low	மாற்று
edit:replace	te	mid	బదులు
edit:replace	te	low	badulu | మార్చు
edit:replace	bn	mid	বদলে
edit:replace	bn	low	পরিবর্তে
edit:replace	pa	mid	ਦੀ ਥਾਂ
edit:replace	pa	low	ਬਦਲ ਦਿਓ
edit:more	en	high	more | extra
edit:more	hinglish	high	aur zyada | jyada | badha do
edit:more	hi	high	ज्यादा
edit:more	hi	mid	और | बढ़ा दो
edit:more	mr	mid	अजून | जास्त
edit:more	gu	mid	વધારે
edit:more	gu	low	હજુ
edit:more	ta	mid	இன்னும் | கூடுதல்
edit:more	te	mid	ఇంకా | ఎక్కువ
edit:more	bn	mid	আরও | বেশি
edit:more	pa	mid	ਹੋਰ
edit:more	pa	low	ਵੱਧ
edit:less	hinglish	high	kam | kam kar do | thoda | ghata do
edit:less	hi	high	कम | थोड़ा
edit:less	hi	mid	घटा दो
edit:less	mr	mid	कमी
edit:less	mr	low	थोडे
edit:less	gu	mid	ઓછું
edit:less	gu	low	થોડું
edit:less	ta	mid	குறை | கொஞ்சம்
edit:less	te	mid	తక్కువ | కొంచెం
edit:less	bn	mid	কম
edit:less	bn	low	একটু
edit:less	pa	mid	ਘੱਟ
edit:less	pa	low	ਥੋੜਾ
edit:same as last	hinglish	high	pichhli baar wala | wahi | same | pehle jaisa | last time wala | dobara
edit:same as last	hi	high	पिछली बार वाला | वही | दोबारा
edit:same as last	mr	mid	मागच्या सारखे
edit:same as last	mr	low	तेच
edit:same as last	gu	mid	ગયા વખત જેવું
edit:same as last	gu	low	એ જ
edit:same as last	ta	mid	போன தடவை மாதிரி | அதே
edit:same as last	te	mid	అదే
edit:same as last	te	low	పోయినసారి లాగా
edit:same as last	bn	mid	আগের মতো
edit:same as last	bn	low	একই
edit:same as last	pa	mid	ਪਹਿਲਾਂ ਵਾਲਾ
edit:same as last	pa	low	ਉਹੀ
question:price	en	high	price | rate | cost
question:price	hinglish	high	rate kya hai | kitne ka | daam | bhav | bhaav | kitna lagega | kya rate
question:price	hi	high	दाम | भाव | रेट | कितने का | कीमत
question:price	mr	high	किंमत | दर
question:price	mr	mid	कितीला
question:price	gu	high	ભાવ
question:price	gu	mid	કેટલાનું
question:price	gu	low	કિંમત
question:price	ta	high	விலை
question:price	ta	mid	vilai | எவ்வளவு
question:price	te	high	ధర | ధరలు
question:price	te	mid	ఎంత
question:price	te	low	rate entha
question:price	bn	high	দাম
question:price	bn	mid	কত
question:price	bn	low	মূল্য
question:price	pa	high	ਕੀਮਤ | ਰੇਟ
question:price	pa	mid	ਕਿੰਨੇ ਦਾ
question:how many	hinglish	high	kitna | kitne | kitni
question:how many	hi	high	कितना | कितने
question:how many	mr	mid	किती
question:how many	gu	mid	કેટલા
question:how many	gu	low	ketla
question:how many	ta	mid	எத்தனை
question:how many	ta	low	எவ்வளவு
question:how many	te	mid	ఎన్ని
question:how many	te	low	ఎంత
question:how many	bn	mid	কত
question:how many	bn	low	কতগুলো
question:how many	pa	mid	ਕਿੰਨੇ
question:how many	pa	low	ਕਿੰਨਾ
size:big	en	high	big | large
size:long	en	high	long
size:big	hinglish	mid	bara
size:big	hinglish	high	bada | badi | bade
size:big	hi	high	बड़ा | बड़ी
size:big	mr	mid	मोठा | मोठी
size:big	gu	mid	મોટું
size:big	gu	low	મોટો
size:big	ta	mid	பெரிய
size:big	ta	low	periya
size:big	te	mid	పెద్ద
size:big	te	low	pedda
size:big	bn	mid	বড়
size:big	pa	mid	ਵੱਡਾ
size:small	en	high	small
size:small	hinglish	high	chhota | chota | choti
size:small	hinglish	mid	chhoti
size:small	hi	high	छोटा | छोटी
size:small	mr	mid	लहान
size:small	gu	mid	નાનું
size:small	gu	low	નાનો
size:small	ta	mid	சின்ன | chinna
size:small	te	mid	చిన్న
size:small	bn	mid	ছোট
size:small	pa	mid	ਛੋਟਾ
size:thick	en	high	thick
size:thick	hi	high	मोटा
size:thick	hi	mid	मोटी
size:thick	mr	mid	जाड
size:thick	gu	mid	જાડું
size:thick	ta	mid	தடிமன்
size:thick	te	mid	మందం
size:thick	bn	mid	মোটা
size:thick	pa	mid	ਮੋਟਾ
size:thin	en	high	thin
size:thin	hinglish	high	patla | patli | bareek
size:thin	hi	high	पतला
size:thin	hi	mid	बारीक
size:thin	mr	mid	पातळ
size:thin	gu	mid	પાતળું
size:thin	ta	mid	மெல்லிய
size:thin	te	mid	సన్నని
size:thin	bn	mid	পাতলা
size:thin	bn	low	চিকন
size:thin	pa	mid	ਪਤਲਾ
colour:red	en	high	red
colour:red	hinglish	high	lal | laal
colour:red	hi	high	लाल
colour:red	gu	mid	લાલ
colour:red	ta	mid	சிவப்பு
colour:red	te	mid	ఎరుపు
colour:red	bn	mid	লাল
colour:red	pa	mid	ਲਾਲ
colour:green	en	high	green
colour:green	hinglish	high	hara | hari
colour:green	hi	high	हरा
colour:green	mr	mid	हिरवा
colour:green	gu	mid	લીલો
colour:green	ta	mid	பச்சை
colour:green	te	mid	ఆకుపచ్చ
colour:green	bn	mid	সবুজ
colour:green	pa	mid	ਹਰਾ
colour:blue	en	high	blue
colour:blue	hinglish	high	neela | nila
colour:blue	hi	high	नीला
colour:blue	mr	mid	निळा
colour:blue	gu	mid	વાદળી
colour:blue	gu	low	ભૂરો
colour:blue	ta	mid	நீலம்
colour:blue	te	mid	నీలం
colour:blue	bn	mid	নীল
colour:blue	pa	mid	ਨੀਲਾ
colour:black	en	high	black
colour:black	hinglish	high	kala | kaala
colour:black	hi	high	काला
colour:black	mr	mid	काळा
colour:black	gu	mid	કાળો
colour:black	ta	mid	கருப்பு
colour:black	te	mid	నలుపు
colour:black	bn	mid	কালো
colour:black	pa	mid	ਕਾਲਾ
colour:white	en	high	white
colour:white	hinglish	high	safed | safaid
colour:white	hi	high	सफेद
colour:white	mr	mid	पांढरा
colour:white	gu	mid	સફેદ
colour:white	ta	mid	வெள்ளை
colour:white	te	mid	తెలుపు
colour:white	bn	mid	সাদা
colour:white	pa	mid	ਚਿੱਟਾ
colour:yellow	en	high	yellow
colour:yellow	hinglish	high	peela | pila
colour:yellow	hi	high	पीला
colour:yellow	mr	mid	पिवळा
colour:yellow	gu	mid	પીળો
colour:yellow	ta	mid	மஞ்சள்
colour:yellow	te	mid	పసుపు
colour:yellow	bn	mid	হলুদ
colour:yellow	pa	mid	ਪੀਲਾ
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
and	kn	mid	ಮತ್ತು | mattu
filler:need	kn	mid	ಬೇಕು | ಕಳಿಸಿ | beku | kalisi | kalsi
filler:send/give	ta	mid	anuppunga | அனுப்புங்க | அனுப்பவும்
filler:send/give	hinglish	high	bhejna | bhejdena | bhejna hai | bhejwana | mangwa do | manga do | dalwana | pe bhej do | chahiye hai | hai | lao | laana | pahunchana
filler:please	en	high	need | i | we | us | me | my | our | of | the | a | an | with | to | at | on | by | from | is | are | as | per | any | brand | good | quality | best | only | approx | about | total | supply | supplying | providing | fixing | laying | and fixing | make | dia | diameter | size | sized | thick | thickness | length of | wala | vali | pe | par | mein | me | wale | waala | waali | hi | nag ke | each
filler:address	hinglish	high	bhaisab | bhaiyaji | sirji | mam | ma'am | malik | sahab | saab
filler:thanks	en	high	thanks | thx | regards | tq
filler:greeting	en	high	dear | hey | gm | good evening | good afternoon
time:today	en	high	delivery | deliver | order | list | items | item | material | materials | following | required | requirement | order list | saman | samaan | maal
place:site	en	high	address | plot | sector | phase | near | opp | opposite | floor | bathroom | 1st | 2nd | 3rd | ground floor | house no | flat no | village | district | contact | call | phone | mobile | whatsapp
filler:for	en	high	for
filler:before-for	hinglish	high	ke liye | k liye | ke lie | ke liye wala | liye
filler:before-for	hi	high	के लिए | के लिये | लिए
filler:before-for	mr	mid	साठी | sathi
filler:before-for	gu	mid	માટે | mate
filler:before-for	te	mid	కోసం | kosam
filler:before-for	bn	mid	জন্য | jonno
filler:before-for	pa	mid	ਲਈ
filler:size	en	high	nominal size | nominal bore | nominal diameter | nominal dia | sweep | capacity | as per | conforming to | confirming to | approved make | per is | graded
size:class	en	high	grade | duty | heavy duty | storage | fit
`
