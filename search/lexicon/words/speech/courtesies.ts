/** Greetings, thanks, requests and questions. The form of the rows: `../phrases.ts`. */
export const courtesies = `
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
filler:address	te	mid	gaaru | garu | గారు
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
filler:need	kn	mid	ಬೇಕು | ಕಳಿಸಿ | beku | kalisi | kalsi
filler:send/give	ta	mid	anuppunga | அனுப்புங்க | அனுப்பவும்
filler:send/give	hinglish	high	bhejna | bhejdena | bhejna hai | bhejwana | mangwa do | manga do | dalwana | pe bhej do | chahiye hai | hai | lao | laana | pahunchana
filler:please	en	high	need | i | we | us | me | my | our | of | the | a | an | to | at | on | by | from | is | are | as | per | any | good | quality | best | only | approx | about | total | supply | supplying | providing | fixing | laying | and fixing | dia | diameter | size | sized | thick | thickness | length of | wala | vali | pe | par | mein | me | wale | waala | waali | hi | nag ke
filler:brand	en	high	brand | make | mark
filler:brand	hinglish	high	marka | chhap | chhaap | chaap
filler:brand	hi	mid	मार्का | छाप | ब्रांड | ब्रैंड
filler:brand	gu	low	માર્કા | છાપ
filler:brand	pa	low	ਮਾਰਕਾ | ਛਾਪ
filler:brand	bn	low	মার্কা
filler:brand	ur	low	مارکہ
filler:address	hinglish	high	bhaisab | bhaiyaji | sirji | mam | ma'am | malik | sahab | saab
filler:thanks	en	high	thanks | thx | regards | tq
filler:greeting	en	high	dear | hey | gm | good evening | good afternoon
filler:need	gu	mid	joie che | joiye che | joie chhe | joiye chhe | જોઈએ છે | લેવાનું છે
filler:need	pa	mid	chahide ne | chahidi hai | chahida hai | ਚਾਹੀਦੀਆਂ ਨੇ | ਚਾਹੀਦੇ ਨੇ | ਚਾਹੀਦਾ ਹੈ
filler:need	mr	mid	havi aahe | havi | hava aahe | hava | हवी | हवा | लागणार | lagnar | lagtil
filler:need	ta	mid	thevai | தேவை | வேணும்
filler:need	te	mid	kavalenu | kavala | కావాలండి
filler:send/give	mr	mid	taka | taaka | टाका | पाठवून दे | dya na
filler:send/give	gu	mid	mokaljo | mokljo | mokalo | mokalsho | મોકલજો | મોકલશો
filler:send/give	bn	mid	pathiye din | pathan | pathaben | পাঠাবেন | diben
filler:send/give	kn	mid	ಕಳುಹಿಸಿ | kaluhisi | kodi | ಕೊಡಿ
filler:send/give	te	mid	pampinchandi | pampu | pampandi anna
filler:send/give	hinglish	mid	bhijwa dena | bhijwana | bhijwao | pahucha do | pahuncha dena | likh lo | likh lena | daal do | dal do | rakh do | rakh dena | add kar do | jod do | mangwana | mangana | lagenge | lagegi | chahye | chahiyen
filler:word	hinglish	mid	jo | tha | thi | bola | bole | boli | usme | isme | usmein | uska | iska | unka | kiya | diya | gaya | gayi | kar | karke | karna | karo | woh | wo | yeh | ye | tak | mein | me | par | hum | humko | mujhe | mera | meri | hamara | hamare | aap | aapka | apna | apne | koi | kuch | bas | bilkul | haan | han | acha | toh | kyunki | agar | phir | fir | wahan | yahan | idhar | udhar
filler:word	hi	mid	जो | था | थी | बोला | में | मे | पर | तक | हम | हमें | मुझे | मेरा | आप | कोई | कुछ | बस | हां | हाँ | तो | फिर | यहां | वहां | वह | यह
filler:word	mr	mid	आहे | मला | आम्हाला | मध्ये | आणि पण | पण | ते | हे
filler:word	gu	mid	છે | મને | અમને | માં
filler:word	ta	mid	எனக்கு | இருக்கு
filler:word	te	mid	నాకు | మాకు | ఉంది
filler:word	bn	mid	আমার | আমাদের | আছে
filler:payment	hinglish	mid	kar diya | de diya | kar diye | ho gaya
filler:payment	en	mid	payment | paid | online | cash | upi | gpay | google pay | phonepe | phone pe | paytm | advance | bill | invoice | balance | gst | credit | cod
filler:payment	hinglish	mid	udhar | udhaar | hisab | khata | baki | baaki | paise | paisa | nagad | jama
filler:payment	hi	mid	भुगतान | उधार | हिसाब | खाता | बाकी | पैसे | नकद | बिल
`
