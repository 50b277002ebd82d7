/** The world around, and how one stands in it. See ../topics.ts for the form. */
export const WORLD = `
  faith (celebrated): god, pray, prays, prayed, prayer, prayers, praying, church, mass?, faith?, bible, psalm, temple,
    mosque, synagogue, quran, spiritual, spirituality, worship, sermon, priest, pastor, vicar, lord?, jesus, buddha,
    allah, soul?, baptism, hymn, congregation, lent, communion, christ, gospel, scripture, chapel, cathedral,
    catholic, religion, religious, vespers, pew, pews, parish, rosary, blessing?, meditation?, easter service, ash
    wednesday, ramadan, sabbath, shabbat, kneel?, amen, said a prayer, prayed for, bible study, sunday service, church
    service, went to church, go to church, at church, read a psalm, is listening to me, talk to god, talked to god,
    trust in god, the lord, small group, confession, held by, said my prayers, say my prayers, prayed about, prayed
    with, evening prayer, morning prayer, night prayers, grace before, said grace, sunday mass, went to mass, go to
    mass, at mass, morning mass, midnight mass, christmas mass, novena, lit a candle in, lit a candle for, candle in
    the church, confessed to the priest, penance, absolution, holy communion, first communion, confirmation?, holy
    water, sacrament, eucharist, offertory, homily, service on sunday, evening service, carol service, harvest
    service, sang hymns, psalms, verse of the day, verse from, daily reading, devotional, daily devotions, devotions,
    quiet time with god, gods grace, grace of god, gods will, gods plan, god willing, inshallah, alhamdulillah,
    mashallah, friday prayers, jummah, fajr, isha, salah, namaz, imam, eid prayers, fasted, iftar, koran, rabbi, shul,
    torah, shabbat candles, shabbat dinner, kiddush, yom kippur, temple visit, went to the temple, at the temple,
    mandir, gurdwara, gurudwara, langar, puja, aarti, arati, darshan, prasad, bhagavad gita, gita, mantra, mantras,
    ashram, guru, guruji, krishna, shiva, ganesha, durga, lakshmi, hanuman, waheguru, sangha, dharma, retreat house,
    monastery, monastery guest, monk, monks, nun, nuns, convent, quaker, quakers, methodist, baptist, presbyterian,
    pentecostal, evangelical, anglican, church of england, lutheran, church hall, church coffee, after church, parish
    priest, curate, minister preached, preached, preacher, believe in god, belief?, believer?, doubt god, lost my
    faith, lose my faith, losing my faith, atheist, agnostic, knelt, altar?, candle?, bells?, church bells, vow?,
    choir stalls, parable
  meditation < stillness (learned): meditate, meditated, meditating, meditation, meditations, meditation app,
    meditation group, meditation class, guided meditation, loving kindness meditation, body scan, mindful,
    mindfulness, mindfulness course, mindfulness app, zen, zazen, vipassana, insight timer, headspace, calm app,
    meditation cushion, sat on the cushion, sat for ten minutes, sat for twenty minutes, sat in silence, sitting in
    silence, ten minutes of silence, twenty minutes of silence, ten minutes sitting, follow the breath, followed my
    breath, follow my breath, watch the breath, watched my breath, watch my breath, watched the breath, back to the
    breath, come back to the breath, counted my breaths, counted breaths, count my breaths, count breaths, ten
    breaths, three breaths, slow breaths, slow breathing, box breathing, pranayama, breathe out slowly, breathed out
    slowly, breathe in for, exhale, exhaled, inhale, inhaled, silent retreat, retreat?, mantra, om, gong, singing
    bowl, thoughts come and go, let the thoughts, let thoughts pass, thoughts pass by, monkey mind
  therapy: therapist, therapy, counsellor, counselor, counselling, psychologist, psychiatrist, session?, trauma, inner
    child, antidepressants, self help, group session, what i would say to myself, mental?, psychotherapy, psychiatry,
    rehabilitation, burnout clinic, clinic, coach?, exercises from the, breathing exercise, talk it through, fifty
    minutes, the couch, my counselor, my counsellor, my therapist, saw a therapist, first session, therapy session,
    emdr, cbt, group therapy, support group, talked to someone professional
  politics: election, elections, vote, voted, government, president, minister, politics, political, politician, war,
    protest, demonstration, demo?, parliament, refugee, refugees, strike, council?, campaign, ballot, referendum,
    democracy, democrats, republicans, trump, brexit, mayor, town council, primary, city council, town hall,
    protested, rally, picket, union, polling station, polling booth, polls, cast my vote, cast my ballot, by election,
    general election, prime minister, chancellor, cabinet minister, labour party, tories, tory, conservative party,
    lib dem, reform party, sinn fein, fianna fail, fine gael, taoiseach, dail, stormont, scottish independence, bjp,
    congress party, modi, lok sabha, rajya sabha, panchayat, gram panchayat, white house, senate, senator,
    congressman, congresswoman, governor, supreme court, state senate, midterms, inauguration, impeachment,
    canvassing, canvassed, knocked on doors, leaflets, councillor, councillors, county council, demonstrated,
    demonstrators, protesters, march against, marched against, far right, populist, populism, immigration debate,
    budget day, tax cuts, austerity
  the news: news, newspaper, headline, headlines, broadcast, front page, war, crisis, breaking news, evening news,
    morning news, ten oclock news, bad news on, news on the radio, news on tv, watched the news, watching the news,
    read the news, reading the news, listened to the news, turned off the news, switched off the news, no news today,
    too much news, news at night, papers say, in the paper, in the papers, in the newspaper, sunday papers,
    newspapers, reporter, journalist, journalists, correspondent, news alert, news site, news app, pandemic, lockdown,
    plane crash on, world is on fire, state of the world, what is happening in the world, whats happening in the
    world, world events, world news, in the world?, front?, report?, reports?, turned the radio off, switched the
    radio off, radio off
  war < the news (feared): war, wars, wartime, war in, ukraine, russia, putin, kyiv, gaza, israel, palestine, hamas,
    iran, syria, afghanistan, iraq, taiwan, kashmir conflict, missile, missiles, rocket attack, rockets?, bomb, bombs,
    bombing, bombings, air raid, air raids, siren wailed, drones, drone strike, soldiers, soldier?, troops, army,
    invasion, invaded, ceasefire, cease fire, peace talks, peace treaty, hostages, hostage, refugees, refugee camp,
    nuclear, nuclear war, third world war, world war three, conscription, draft notice, call up papers, deployed to,
    terror attack, terrorist, terrorism, massacre, genocide, the front?, the fighting, shelling, shelled, casualties,
    evacuated
  life purpose: purpose, meaning, calling, vision, mission, ambition, ambitions, dream of, someday, bucket list,
    legacy, what am i here for, what it is all for, what is left, make a difference, leave behind, life i want,
    wasting my life, wasted, what i want to do with my life, whats the point, what is the point, is this all, is this
    it, meaning of, midlife, wasting my, bigger than myself, leave something, make something of
  acceptance (learned): accept, accepts, accepted, acceptance, surrender, move on, moved on, make peace, made peace,
    as it is, is what it is, good enough
  forgiveness (learned): forgive, forgave, forgiven, forgiveness, sorry, apologise, apologised, apologize, apologized,
    apology, amends, reconcile, reconciled, make up, made up, regret, bury the hatchet, said sorry, say sorry, spoken
    to her, had spoken, had been unfair, my fault, second chance, forgave my, forgive my, forgiven my, forgive myself,
    forgave myself, forgiving myself, let it go, holding a grudge, hold a grudge, anger at my, made peace with, made
    up with, reached out to my
  apologising < forgiveness (learned): sorry, apologise, apologised, apologize, apologized, apology, amends, said
    sorry, say sorry, saying sorry, forgive me, for the way i, for what i said, took it back, my fault, i had been
    wrong, i was wrong, apologized to, apologised to, said i was sorry, say im sorry, said sorry to, told her i was
    sorry, told him i was sorry, apology to, wrote an apology, owned up to
  honesty (celebrated, learned): honest, honestly, honesty, truth, truthful, lie, lied, lies, lying, secret, secrets,
    confess, confessed, admit, admitted, told the truth, tell the truth, pretend, pretended, white lie, owned up, came
    clean, come clean, straight out, said it plainly, speak plainly, integrity, numbers were mine, said what i think,
    say what i think, hid, hide it, hiding, being honest, be honest, was honest, admitted to, admitted that, lied to,
    lied about, lying to, confessed to, told her everything, told him everything, hiding it from, hid it from, keep
    secrets, no more secrets, fessed up
  patience (learned): patience, patient, patiently, impatient, wait, waited, waiting, calm, slow, tolerant, let her
    finish, let him finish, count to ten, counted to ten, one more time, take your time, without hurrying, be patient,
    was patient, stayed calm, stay calm, kept calm, keep calm, kept my cool, deep breath, took a deep breath, took a
    breath, bit my tongue, waited my turn, didnt rush, did not rush
  trust (learned): trust, trusted, betray, betrayed, betrayal, promise, promised, cheat, cheated, loyal, loyalty,
    reliable, rely on, faithful, kept my word, keep my word, broke his word, broke my trust, cheated on me, cheated
    on, had an affair, affair, unfaithful, lied to me again, trust him again, trust her again, behind my back, kept
    her promise, kept his promise, keep my promise
  keeping promises < trust (learned, celebrated): promise, promises, promised, promised her, promised him, promised
    them, promised the neighbour, promised the neighbor, promised my neighbour, promised my neighbor, keep a promise,
    kept a promise, kept the promise, keep promises, kept my promise, kept my word, keep my word, gave my word, given
    my word, my word is, as promised, as i promised, like i promised, like i said i would, did what i said, do what i
    say, do what i said, did as i said, broke my promise, broke a promise, break a promise, broken promise, broken
    promises, forgot my promise, went back on, let down the neighbour, followed through, follow through, stuck to my
    word, hold me to it, promise less, promising less, promised too much, promise too much, over promised,
    overpromised, pinky promise, a deals a deal, told her i would, told him i would, told them i would, i would see
    to, said i would and did, did it as i said, and today i did, word is my bond, reliable?, dependable?, turn up when
    i say
  control: control?, controlled, controlling, powerless, helpless, micromanage, uncertain, uncertainty, out of my
    hands, cannot change
  justice: fair?, unfair, fairness, justice, injustice, equal, equality, rights?, discrimination, racism, sexism,
    racist, sexist, discriminated, treated unfairly, not fair, isnt fair, pay gap, paid less than
  identity: who i am, identity, belong, roots, immigrant, foreign, foreigner, home country, gender, gay, lesbian,
    queer, coming out, mother tongue, foreign accent, come out, came out to, trans, nonbinary, pronouns, heritage, my
    roots, family tree, ancestry, adopted?
  living abroad: abroad, foreign, foreigner, homesick, home country, visa, residence permit, immigration, accent,
    another language, mother tongue, back home, expat, embassy, phone home, home for christmas, flight home,
    foreigners office, registration office, their language, dialect, customs?, back in my country, far from home
  environment: climate, planet, environment, recycle, recycled, recycling, plastic?, pollution, emissions, solar,
    sustainable, climate crisis, climate anxiety, climate protest, extinction rebellion, sea levels, ice caps,
    glaciers, melting ice, rainforest, deforestation, air quality, smog, aqi, polluted, sewage in, micro plastics,
    microplastics, biodiversity, insects dying, bees dying, rewilding, tree planting, planted trees, beach clean,
    beach cleanup, river clean up, cycle instead of drive, wind farm, wind turbine, wind turbines, renewable, flying
    less
`;
