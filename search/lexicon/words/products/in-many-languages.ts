/** Goods of a building site in the languages of India, beside those of the trades. The form of the rows: `../product-words.ts`. */
export const manyLanguageWords = `
helmet	gu	mid	સલામતી હેલ્મેટ | સુરક્ષા ટોપી | સેફટી હેલ્મેટ
helmet	pa	mid	ਸੁਰੱਖਿਆ ਹੈਲਮੇਟ | ਸੇਫਟੀ ਹੈਲਮੇਟ | ਹੈਲਮੇਟ
helmet	bn	mid	সুরক্ষা হেলমেট | সেফটি হেলমেট
helmet	te	mid	రక్షణ హెల్మెట్ | సేఫ్టీ హెల్మెట్ | భద్రతా శిరస్త్రాణం
helmet	kn	mid	ಸುರಕ್ಷತಾ ಶಿರಸ್ತ್ರಾಣ | ಸೇಫ್ಟಿ ಹೆಲ್ಮೆಟ್
helmet	ml	mid	സുരക്ഷാ തൊപ്പി | സേഫ്റ്റി ഹെൽമെറ്റ്
safety_shoes	gu	mid	સલામતી બૂટ | સુરક્ષા બૂટ | સલામતી જૂતા | સેફ્ટી શૂઝ
safety_shoes	pa	mid	ਸੁਰੱਖਿਆ ਜੁੱਤੇ | ਸੇਫਟੀ ਸ਼ੂਜ਼ | ਸੁਰੱਖਿਆ ਬੂਟ
safety_shoes	te	mid	రక్షణ బూట్లు | సేఫ్టీ బూట్లు | భద్రతా షూస్
safety_shoes	bn	mid	সুরক্ষা জুতা | নিরাপত্তা বুট | সেফটি বুট
safety_shoes	ta	mid	பாதுகாப்பு காலணி | சேஃப்டி ஷூ
gloves	gu	mid	સલામતી મોજાં | હાથ મોજા | સુરક્ષા મોજા | ગ્લોવ્ઝ
gloves	pa	mid	ਦਸਤਾਨੇ | ਸੁਰੱਖਿਆ ਦਸਤਾਨੇ
gloves	te	mid	రక్షణ చేతి తొడుగులు | చేతి గ్లోవ్స్
gloves	ta	mid	பாதுகாப்பு கையுறைகள் | கிளவுஸ்
gloves	kn	mid	ಸುರಕ್ಷತಾ ಕೈಗವಸುಗಳು | ಗ್ಲೌಸ್
gloves	ml	mid	സുരക്ഷാ കയ്യുറകൾ | ഗ്ലൗസ്
gloves	bn	mid	সুরক্ষা দস্তানা | গ্লাভস
goggle	gu	mid	સલામતી ચશ્મા | સુરક્ષા ચશ્મા
goggle	bn	mid	নিরাপত্তা চশমা | সুরক্ষা চশমা | গগলস
goggle	ta	mid	பாதுகாப்பு கண்ணாடி | பாதுகாப்பு கண்ணாடிகள்
goggle	te	mid	భద్రతా కళ్ళద్దాలు | రక్షణ కళ్ళజోడు
goggle	kn	mid	ಸುರಕ್ಷತಾ ಕನ್ನಡಕ | ಸುರಕ್ಷತಾ ಕನ್ನಡಕಗಳು
goggle	ml	mid	സുരക്ഷാ കണ്ണട | സുരക്ഷാ കണ്ണടകൾ
goggle	mr	mid	सुरक्षा गॉगल | सुरक्षा चष्मा
goggle	pa	mid	ਸੁਰੱਖਿਆ ਐਨਕਾਂ
safety jacket	gu	mid	સલામતી જેકેટ | સુરક્ષા જેકેટ | રિફ્લેક્ટિવ જેકેટ
safety jacket	bn	mid	নিরাপত্তা জ্যাকেট | সেফটি ভেস্ট | প্রতিফলক জ্যাকেট
safety jacket	ta	mid	பாதுகாப்பு ஜாக்கெட் | பிரதிபலிப்பு ஜாக்கெட்
safety jacket	te	mid	భద్రతా జాకెట్ | రిఫ్లెక్టివ్ జాకెట్
safety jacket	kn	mid	ಸುರಕ್ಷತಾ ಜಾಕೆಟ್
safety jacket	ml	mid	സുരക്ഷാ ജാക്കറ്റ്
safety jacket	mr	mid	सुरक्षा जॅकेट
safety jacket	pa	mid	ਸੁਰੱਖਿਆ ਜੈਕਟ
harness	gu	mid	સલામતી પટ્ટો | સેફ્ટી બેલ્ટ
harness	bn	mid	নিরাপত্তা বেল্ট | সেফটি বেল্ট
harness	ta	mid	பாதுகாப்பு பெல்ட்
harness	te	mid	భద్రతా బెల్ట్
harness	kn	mid	ಸುರಕ್ಷತಾ ಬೆಲ್ಟ್
harness	ml	mid	സുരക്ഷാ ബെൽറ്റ്
cement	ml	mid	സിമെൻ്റ് | സിമന്റ
cement	pa	mid	ਸੀਮੇਂਟ
sand	ta	mid	மணல் மண் | எம் சேண்ட்
brick	gu	mid	ઈંટો | ઇંટ | ઇંટો
brick	te	mid	ఇటుక
brick	ml	mid	ഇഷ്ടികകൾ | ഇഷ്ടികകള്
aggregate	gu	mid	કપચી | ગિટ્ટી
aggregate	te	mid	కంకర రాయి | చిప్స్
aggregate	ml	mid	കല്ല് ചിപ്സ് | കരിങ്കല്ല് ചിപ്സ്
tmt	ta	mid	எஃகு | எஃகு கம்பி | ஸ்டீல் | எஃகு கம்பிகள் | டிஎம்டி கம்பிகள்
tmt	gu	mid	સ્ટીલ સળિયા | લોખંડ | ટીએમટી સળિયા | સળીયા
tmt	te	mid	ఉక్కు కడ్డీలు | ఇనుము | స్టీల్ రాడ్లు | కడ్డీలు
tmt	kn	mid	ಉಕ್ಕಿನ ಸರಳುಗಳು | ಸ್ಟೀಲ್ ರಾಡ್ | ಕಬ್ಬಿಣದ ರಾಡ್
tmt	ml	mid	ഉരുക്ക് | ഉരുക്ക് കമ്പി | ഇരുമ്പ് കമ്പി
tmt	bn	mid	ইস্পাত | ইস্পাতের রড | স্টিল রড
tmt	pa	mid	ਲੋਹਾ | ਸਟੀਲ ਰਾਡ
pipe	ta	mid	குழாய்கள் | பைப் | பிவிசி குழாய் | பைப்புகள்
pipe	te	mid	పైపు | పైపులు | గొట్టం | గొట్టాలు
pipe	gu	mid	પાઈપ | પાઇપો | નળી
pipe	kn	mid	ಪೈಪ್ | ಪೈಪುಗಳು | ಕೊಳವೆಗಳು
pipe	ml	mid	പൈപ്പുകൾ
pipe	pa	mid	ਪਾਈਪ | ਪਾਈਪਾਂ
wire	ta	mid	மின் கம்பி | மின்சார கம்பி | மின் வயர் | வயர்கள்
wire	te	mid	తీగ | విద్యుత్ తీగ | వైరు | వైర్లు
wire	gu	mid	વાયર | વાયરો | વીજળીનો વાયર | તાર
wire	kn	mid	ವಿದ್ಯುತ್ ತಂತಿ | ವೈರುಗಳು
wire	ml	mid	വൈദ്യുതി കമ്പി | വയറുകൾ | ഇലക്ട്രിക് വയർ
wire	pa	mid	ਤਾਰ | ਬਿਜਲੀ ਦੀ ਤਾਰ
cable	te	mid	కేబుల్ | కేబుళ్ళు
cable	kn	mid	ಕೇಬಲ್ | ಕೇಬಲ್‌ಗಳು
cable	ml	mid	കേബിൾ | കേബിളുകൾ
cable	gu	mid	કેબલ | કેબલો
cable	bn	mid	কেবল | ক্যাবল | তার কেবল
cable	pa	mid	ਕੇਬਲ
paint	ta	mid	வண்ணப்பூச்சு | வர்ணப்பூச்சு | பெயிண்டு
paint	te	mid	రంగు | పెయింటు | రంగులు
paint	gu	mid	પેઇન્ટ | પેઈન્ટ | કલર
paint	ml	mid	പെയിൻ്റ് | പെയിൻറ്
led bulb	gu	mid	બલ્બ | એલઇડી બલ્બ | એલઈડી બલ્બ
led bulb	te	mid	బల్బు | బల్బ్ | ఎల్ఈడీ బల్బు
led bulb	ta	mid	எல்இடி பல்பு | எல்இடி பல்ப் | விளக்கு
led bulb	pa	mid	ਬਲਬ | ਐਲਈਡੀ ਬਲਬ
light	te	mid	లైట్ | లైటు | ఎల్ఈడీ లైట్
light	ta	mid	லைட் | எல்இடி லைட்
light	kn	mid	ಲೈಟ್ | ದೀಪ
light	ml	mid	ലൈറ്റ് | വിളക്ക്
light	gu	mid	લાઇટ | લાઈટ
light	bn	mid	লাইট
pump	ta	mid	பம்ப் | தண்ணீர் பம்ப் | நீர் பம்பு | பம்பு
pump	te	mid	పంపు | నీటి పంపు | మోటారు
pump	gu	mid	પંપ | પાણીનો પંપ | મોટર
pump	ml	mid	പമ്പ് | വാട്ടർ പമ്പ് | മോട്ടോർ
pump	bn	mid	পাম্প | পানির পাম্প | মোটর
pump	pa	mid	ਪੰਪ | ਮੋਟਰ
drill	gu	mid	ડ્રિલ મશીન | ડ્રીલ મશીન
drill	bn	mid	ড্রিল মেশিন
drill	ta	mid	டிரில் மெஷின் | துளையிடும் இயந்திரம் | ட்ரில் மெஷின்
drill	te	mid	డ్రిల్ మెషిన్ | డ్రిల్లింగ్ మెషిన్
drill	kn	mid	ಡ್ರಿಲ್ ಯಂತ್ರ | ಡ್ರಿಲ್ ಮಷಿನ್
drill	ml	mid	ഡ്രിൽ മെഷീൻ | ഡ്രില്ലിംഗ് മെഷീൻ
hammer	gu	mid	હથોડી | હથોડો
hammer	bn	mid	হাতুড়ি
hammer	ta	mid	சுத்தியல் | சுத்தி
hammer	te	mid	సుత్తి
hammer	pa	mid	ਹਥੌੜਾ | ਹਥੌੜੀ
ladder	gu	mid	સીડી | નિસરણી
ladder	bn	mid	মই | সিঁড়ি মই
ladder	ta	mid	ஏணி
ladder	te	mid	నిచ్చెన
ladder	pa	mid	ਪੌੜੀ
plywood	gu	mid	પ્લાયવુડ | પ્લાઇવુડ
plywood	ta	mid	பிளைவுட் | ப்ளைவுட் | ஒட்டுப்பலகை
plywood	te	mid	ప్లైవుడ్ | ప్లైఉడ్
plywood	pa	mid	ਪਲਾਈਵੁੱਡ | ਪਲਾਈ
glass	gu	mid	કાચ
glass	te	mid	గాజు | అద్దం
glass	ta	mid	கண்ணாடி
glass	pa	mid	ਸ਼ੀਸ਼ਾ | ਕੱਚ
door	ta	mid	கதவு | கதவுகள்
door	te	mid	తలుపు | తలుపులు
door	gu	mid	દરવાજો | દરવાજા | બારણું
window	ta	mid	ஜன்னல் | சன்னல்
window	te	mid	కిటికీ
window	gu	mid	બારી | બારીઓ
tarpaulin	gu	mid	તાડપત્રી
tarpaulin	bn	mid	ত্রিপল
tarpaulin	ta	mid	தார்ப்பாய் | தார்பாலின்
tarpaulin	te	mid	టార్పాలిన్ | తాటిపత్రి
tarpaulin	kn	mid	ಟಾರ್ಪಾಲಿನ್ | ತಾಡಪಾಲು
tarpaulin	ml	mid	ടാർപോളിൻ | ടാർപായ
nail	gu	mid	ખીલી | ખીલા
nail	te	mid	మేకులు | మేకు
nail	ta	mid	ஆணிகள்
screw	gu	mid	સ્ક્રૂ
screw	te	mid	స్క్రూ | మర
bolt nut	gu	mid	બોલ્ટ | નટ બોલ્ટ
bolt nut	te	mid	బోల్ట్ | నట్లు బోల్ట్లు
bolt nut	kn	mid	ಬೋಲ್ಟ್ | ನಟ್ ಬೋಲ್ಟ್
bolt nut	ml	mid	ബോൾട്ട് | നട്ട് ബോൾട്ട്
bolt nut	bn	mid	বোল্ট | নাট বল্টু | বল্টু
=	hi	mid	वेल्डिंग रॉड | वेल्डिंग इलेक्ट्रोड | अग्निशामक यंत्र | फावड़ा | बेलचा | कुदाल | गैंती | पहिया | मास्क | कान की सुरक्षा | जनरेटर सेट | क्रेन | डीजल
=	mr	mid	वेल्डिंग रॉड | अग्निशामक | फावडे | कुदळ | मास्क | जनरेटर | डिझेल
=	gu	mid	વેલ્ડિંગ રોડ | અગ્નિશામક | પાવડો | કોદાળી | માસ્ક | જનરેટર | ડીઝલ | દોરડું
=	bn	mid	ওয়েল্ডিং রড | অগ্নিনির্বাপক | কোদাল | বেলচা | মাস্ক | জেনারেটর | ডিজেল | দড়ি | মাল্টিপ্লাগ
=	ta	mid	வெல்டிங் ராட் | தீயணைப்பான் | மண்வெட்டி | முகக்கவசம் | ஜெனரேட்டர் | டீசல் | கயிறு
=	te	mid	వెల్డింగ్ రాడ్ | అగ్నిమాపక యంత్రం | పార | మాస్క్ | జనరేటర్ | డీజిల్ | తాడు
=	kn	mid	ವೆಲ್ಡಿಂಗ್ ರಾಡ್ | ಅಗ್ನಿಶಾಮಕ | ಗುದ್ದಲಿ | ಮಾಸ್ಕ್ | ಜನರೇಟರ್ | ಡೀಸೆಲ್
=	ml	mid	വെൽഡിംഗ് റോഡ് | അഗ്നിശമന ഉപകരണം | മൺവെട്ടി | മാസ്ക് | ജനറേറ്റർ | ഡീസൽ
=	pa	mid	ਵੈਲਡਿੰਗ ਰਾਡ | ਕਹੀ | ਬੇਲਚਾ | ਮਾਸਕ | ਜਨਰੇਟਰ | ਡੀਜ਼ਲ | ਰੱਸੀ
net	kn	mid	ಬಲೆ | ಜಾಲರಿ
wire_mesh	kn	mid	ಬಲೆ | ಜಾಲರಿ
led bulb	kn	mid	ದೀಪ
wire	kn	mid	ಕಂಬಿ
lock	kn	mid	ಬೀಗ
aldrop	kn	mid	ಚಿಲಕ
mortar	kn	mid	ಗಾರೆ
plaster	kn	mid	ಗಾರೆ
tmt	kn	mid	ಸಲಾಕೆ | ಕಬ್ಬಿಣದ ಕಂಬಿ
door_frame	kn	mid	ಬಾಗಿಲ ಚೌಕಟ್ಟು | ಬಾಗಿಲು ಚೌಕಟ್ಟು
`
