# Die Regeln von Tallinn in eigenen Worten, in der Reihenfolge von src/games/tallinn/rulebook.ts.
# Jede Meldung: ein Titel; .statement: was die Regel sagt; .breach: woran man einen Verstoß in einem Protokoll erkennt.

## Kapitel

tallinn-chapter-setup = Aufbau
tallinn-chapter-card = Die Karten
tallinn-chapter-score = Die Zählkarte
tallinn-chapter-round = Runden
tallinn-chapter-choose = Eine Karte wählen
tallinn-chapter-play = Aufdecken
tallinn-chapter-contest = Wettstreite
tallinn-chapter-tower = Türme
tallinn-chapter-variant = Führende zuerst
tallinn-chapter-draw = Nachziehen
tallinn-chapter-end = Spielende
tallinn-chapter-final = Schlusswertung
tallinn-chapter-win = Sieg
tallinn-chapter-legate = Der Legat
tallinn-chapter-visibility = Was verborgen ist
tallinn-chapter-invariant = Was aus den Regeln folgt
tallinn-chapter-claim = Aufgezeichnete Zahlen

## Aufbau

tallinn-setup-player-count = Zwei bis vier Mitspieler
    .statement = Tallinn spielt man zu zweit, zu dritt oder zu viert.
    .breach = Das Protokoll nennt nur einen Mitspieler oder mehr als vier.
tallinn-setup-component-census = Was die Schachtel enthält
    .statement = Es gibt 50 Karten: sechs Startkarten und für jeden von vier Mitspielern zehn Einflusskarten und eine Zählkarte. Dazu kommen vier Silber- und vier Goldmünzen, mit der Erweiterung auch vier Legaten.
    .breach = Eine siebte Startkarte, ein fünfter Satz oder ein Satz, der nicht zehn Karten hat.
tallinn-setup-counter-start = Wo die Münze beginnt
    .statement = Alle nehmen eine Zählkarte mit der Seite 1–15 nach oben und legen eine Silbermünze auf Feld 4.
    .breach = Eine Münze beginnt auf einem anderen Feld oder auf der anderen Seite der Karte.
tallinn-setup-start-score = Vier Punkte zu Beginn
    .statement = Das erste Feld der Münze zählt: Vor der ersten Runde besitzt jeder 4 Punkte. Das Schlussbeispiel der Anleitung lässt sie weg; mit ihnen endet es für beide um 4 Punkte höher.
    .breach = In einer Summe fehlen die ersten vier Punkte.
tallinn-setup-start-card = Jedem eine Startkarte
    .statement = Der Zufall gibt jedem eine Startkarte. Sie liegt offen und ist die erste Karte der Auslage.
    .breach = Jemand hat keine Startkarte oder zwei.
tallinn-setup-start-card-distinct = Keine Startkarte doppelt
    .statement = Die sechs Startkarten sind Einzelstücke und werden ohne Zurücklegen verteilt; zwei Mitspieler können nicht dieselbe haben.
    .breach = Dieselbe Startkarte liegt vor zwei Mitspielern.
tallinn-setup-start-cards-leftover = Übrige Startkarten
    .statement = Startkarten, die niemand bekam, gehen in die Schachtel und bleiben dort: vier, wenn zu zweit gespielt wird, drei zu dritt und zwei zu viert.
    .breach = Eine Startkarte, die niemand bekam, taucht im Spiel auf.
tallinn-setup-gold-supply = Goldmünzen im Vorrat
    .statement = Alle Goldmünzen liegen in einem Vorrat für alle, bis jemand 30 Punkte überschreitet.
    .breach = Jemand besitzt mit höchstens 30 Punkten eine Goldmünze.
tallinn-setup-full-set = Jedem ein voller Satz
    .statement = Jeder benutzt einen Satz Einflusskarten mit den Zahlen 1 bis 10, jede einmal. Wir nehmen an, dass die Sätze gleich sind.
    .breach = Eine Zahl unter 1 oder über 10 kommt vor, oder jemand hat eine Zahl doppelt.
tallinn-setup-private-pile = Ein eigener Stapel
    .statement = Jeder mischt den eigenen Satz und legt ihn als Stapel bereit, von dem sonst niemand zieht.
    .breach = Jemand zieht aus einem fremden Satz.
tallinn-setup-opening-hand = Drei Karten zu Beginn
    .statement = Vor der ersten Runde zieht jeder drei Karten vom eigenen Stapel; sieben bleiben. Mit der Erweiterung ist der Legat die vierte Karte.
    .breach = Bei der ersten Wahl hat eine Hand eine andere Zahl von Karten.

## Karten

tallinn-card-two-halves = Zwei Hälften je Karte
    .statement = Eine Einflusskarte zeigt Personen auf zwei Hälften. Von einer ausgespielten Karte kann nur eine davon zählen.
    .breach = Beide Hälften einer ausliegenden Karte werden gezählt.
tallinn-card-tower-back = Ein Turm als Rückseite
    .statement = Auf der Rückseite jeder Einflusskarte ist ein Turm der Stadtmauer. Liegt sie so, ist sie ein Turm und kein Einfluss.
    .breach = Ein Turm wird zu den Personen einer Auslage gezählt.
tallinn-card-coin-half-estate = Eine Münze, ein Stand
    .statement = Eine Hälfte mit Münze zeigt einen Stand, und um diesen geht es im Wettstreit.
    .breach = Nach den Kartenwerten stehen auf einer Hälfte mit Münze mehrere Stände.
tallinn-card-start-persons-count = Startpersonen zählen immer
    .statement = Die Personen der Startkarte gehören zur Auslage und zählen in jedem Vergleich. Die Karte hat weder Münze noch zweite Hälfte.
    .breach = Die Zahlen stimmen nur ohne die Startkarte.

## Punkte

tallinn-score-advance = Punkte zählen sofort
    .statement = Wer Punkte gewinnt, rückt gleich mit der eigenen Münze vor. Ein Stand ist die Summe alles dessen, was bisher gewonnen und bezahlt wurde.
    .breach = Ein Punktestand passt nicht zu dem, was gewonnen wurde.
tallinn-score-flip-over-15 = Mehr als fünfzehn Punkte
    .statement = Mit mehr als 15 Punkten wird die Zählkarte auf die Seite 16–30 gewendet.
    .breach = Die Karte zeigt für diese Punkte die falsche Seite.
tallinn-score-gold-over-30 = Mehr als dreißig Punkte
    .statement = Mit mehr als 30 Punkten ersetzt eine Goldmünze die silberne und steht für 30 Punkte; die Karte liegt wieder mit der Vorderseite oben.
    .breach = Münze oder Seite passen nicht zu den Punkten.
tallinn-score-stack-over-60 = Mehr als sechzig Punkte
    .statement = Mit mehr als 60 Punkten liegt eine Silbermünze bei der goldenen; zusammen stehen sie für 60 Punkte.
    .breach = Die Münzen passen nicht zu den Punkten.

## Runden

tallinn-round-phase-order = Vier Phasen nacheinander
    .statement = Eine Runde hat vier Phasen: wählen, aufdecken, Wettstreite mit Türmen, nachziehen. Erst endet die eine, dann beginnt die nächste.
    .breach = Vor einem Wettstreit wird gezogen, oder ein Wettstreit steht vor dem Aufdecken.
tallinn-round-limit = Höchstens zehn Runden
    .statement = Ein Spiel hat höchstens zehn Runden, denn mehr als zehn Karten hat niemand. Mit dem Legaten sind es elf.
    .breach = Das Protokoll hat eine Runde mehr.
tallinn-round-simultaneous = Alle handeln gemeinsam
    .statement = Es gibt keine Züge: Alle wählen, decken auf und ziehen zugleich, und im Grundspiel entscheiden sie auch so über Türme.
    .breach = Eine Wahl hängt davon ab, was jemand in derselben Runde aufgedeckt hat.
tallinn-round-empty-hand-skip = Ohne Karten setzt man aus
    .statement = Mit leerer Hand spielt man keine Karte, hat keinen Wettstreit und baut keinen Turm. Die Auslage bleibt und wird von den anderen verglichen.
    .breach = Jemand ohne Karte handelt oder fehlt im Wettstreit der anderen.

## Wählen

tallinn-choose-one-card = Eine Karte pro Runde
    .statement = Jeder legt in einer Runde genau eine Karte aus.
    .breach = Jemand legt in einer Runde zwei Karten aus.
tallinn-choose-from-hand = Nur Karten der Hand
    .statement = Eine gespielte Karte kommt aus der eigenen Hand.
    .breach = Gespielt wird eine Karte, die noch nicht gezogen ist, die ein Turm ist oder sonst nicht auf der Hand sein kann.
tallinn-choose-mandatory = Niemand darf passen
    .statement = Wer Karten auf der Hand hat, muss eine spielen; nur eine leere Hand befreit davon.
    .breach = Jemand mit Karten spielt in einer Runde keine.
tallinn-choose-orientation = Eine eindeutige rechte Hälfte
    .statement = Die Karte liegt verdeckt und quer, sodass klar ist, welche Hälfte rechts ist. Diese wird zählen.
    .breach = Es fehlt die Hälfte, oder die Karte hat sie nicht.
tallinn-choose-free-half = Beide Hälften sind erlaubt
    .statement = Nichts schränkt die Wahl der Hälfte ein.
    .breach = Kein Protokoll kann dagegen verstoßen: Beide Hälften sind immer erlaubt.
tallinn-choose-secret = Geheime Wahl
    .statement = Karte und Hälfte bleiben verborgen, bis alle gewählt haben.
    .breach = Eine Wahl ist vor dem gemeinsamen Aufdecken zu sehen.
tallinn-choose-phase-complete = Alle müssen gewählt haben
    .statement = Aufgedeckt wird erst, wenn jeder mit Karten eine ausgelegt hat.
    .breach = Es wird aufgedeckt, obwohl jemand mit Karten noch nicht gewählt hat.

## Aufdecken

tallinn-play-simultaneous-reveal = Zugleich aufgedeckt
    .statement = Alle gewählten Karten werden zusammen aufgedeckt, vor jedem Wettstreit.
    .breach = Eine Karte wird nach einem Wettstreit, Turm oder Ziehen ihrer Runde aufgedeckt.
tallinn-play-keep-orientation = Die Ausrichtung bleibt
    .statement = Beim Aufdecken tauschen links und rechts nicht die Plätze, und auch später wird keine Karte gedreht.
    .breach = Eine ausliegende Karte zählt in einer späteren Runde mit ihrer anderen Hälfte.
tallinn-play-right-half-active = Nur die rechte Hälfte zählt
    .statement = Vom Aufdecken an zählt die rechte Hälfte; die andere ist verdeckt, samt Personen und Münze.
    .breach = Personen oder Münze einer verdeckten Hälfte werden benutzt, oder eine Auslage ist falsch gezählt.
tallinn-play-append-display = In die eigene Auslage
    .statement = Die Karte wird unter die letzte Karte der eigenen Auslage geschoben, bis nur ihre aktive Hälfte zu sehen ist.
    .breach = Eine Karte landet in einer fremden Auslage.
tallinn-play-sorting-allowed = Sortieren ist erlaubt
    .statement = Karten der Auslage dürfen die Plätze tauschen, damit man besser zählen kann; gedreht wird keine.
    .breach = Kein Protokoll kann dagegen verstoßen: Die Reihenfolge hat keine Bedeutung.
tallinn-play-once = Jede Karte nur einmal
    .statement = Keine Regel bringt eine Karte zurück; darum kann jede Einflusskarte nur einmal gespielt werden.
    .breach = Jemand spielt dieselbe Karte ein zweites Mal.

## Wettstreite

tallinn-contest-coin-trigger = Eine Münze löst aus
    .statement = Ein Wettstreit findet genau dann statt, wenn die eben aktivierte Hälfte eine Münze hat. Verzichten kann man nicht, auch wenn er nichts einbringt.
    .breach = Ein Wettstreit ohne Münze oder eine Münze ohne Wettstreit.
tallinn-contest-skip-without-coin = Ohne Münze keine dritte Phase
    .statement = Wer eine Hälfte ohne Münze aktiviert, hat in dieser Runde weder Wettstreit noch Turm.
    .breach = Punkte oder ein Turm in einer Runde ohne eigene Münze.
tallinn-contest-estate = Nur ein Stand zählt
    .statement = Verglichen werden die Personen des Standes bei der Münze, sonst keine.
    .breach = Es geht um einen anderen Stand, oder andere Personen werden mitgezählt.
tallinn-contest-every-opponent = Gegen jeden Mitspieler
    .statement = Wer den Wettstreit auslöst, vergleicht sich mit jedem anderen, einem nach dem anderen.
    .breach = Ein Gegner fehlt oder wird doppelt gezählt.
tallinn-contest-clockwise = Im Uhrzeigersinn
    .statement = Verglichen wird reihum im Uhrzeigersinn. Auf die Punkte hat das keinen Einfluss.
    .breach = Kein Protokoll kann dagegen verstoßen: Die Reihenfolge ändert nichts.
tallinn-contest-win-points = Zwei Punkte für mehr
    .statement = Jeder Gegner mit weniger Personen des Standes bringt 2 Punkte.
    .breach = Ein gewonnener Vergleich bringt eine andere Zahl von Punkten.
tallinn-contest-tie-points = Ein Punkt bei Gleichstand
    .statement = Jeder Gegner mit ebenso vielen Personen des Standes bringt 1 Punkt.
    .breach = Ein Gleichstand bringt eine andere Zahl von Punkten.
tallinn-contest-loss-points = Nichts für weniger
    .statement = Ein Gegner mit mehr Personen bringt nichts ein. Während der Runden verliert niemand Punkte.
    .breach = Gegen einen stärkeren Gegner gibt es Punkte, oder es gehen welche verloren.
tallinn-contest-only-trigger-scores = Nur der Auslöser punktet
    .statement = Ein Wettstreit bringt nur dem Punkte, der ihn ausgelöst hat.
    .breach = Jemand bekommt durch einen fremden Wettstreit Punkte.
tallinn-contest-new-cards-count = Neue Karten zählen schon
    .statement = Die in dieser Runde aufgedeckten Karten gehören im Wettstreit schon zu allen Auslagen.
    .breach = Die Punkte passen zu den Auslagen der vorigen Runde.
tallinn-contest-own-card-counts = Die Person der Münze zählt
    .statement = Die Person auf der eigenen Hälfte mit Münze zählt im Wettstreit mit, den sie auslöst.
    .breach = Die Punkte stimmen nur ohne die eigene Hälfte mit Münze.
tallinn-contest-separate = Jeder Wettstreit für sich
    .statement = Mehrere Wettstreite einer Runde werden einzeln abgehandelt, auch bei gleichem Stand, jeder aus der Sicht dessen, der ihn ausgelöst hat.
    .breach = Aus zwei Wettstreiten wird einer, und jemand geht leer aus.
tallinn-contest-all-before-towers = Wettstreite vor Türmen
    .statement = Türme werden erst gebaut, wenn alle Wettstreite der Runde abgehandelt sind.
    .breach = Ein Wettstreit steht hinter einem Turm oder zählt eine Karte nicht, die in dieser Runde zum Turm wurde.
tallinn-contest-one-per-round = Ein Wettstreit pro Runde
    .statement = Eine Karte pro Runde heißt höchstens ein eigener Wettstreit.
    .breach = Jemand hat in einer Runde zwei Wettstreite.
tallinn-contest-cover-coin = Eine Münze wirkt einmal
    .statement = Nach dem Wettstreit darf man die Münze durch Zusammenschieben verdecken. Sie löst nie wieder etwas aus.
    .breach = Eine Münze aus einer früheren Runde löst einen Wettstreit aus.

## Türme

tallinn-tower-requires-contest = Erst ein Wettstreit
    .statement = Einen Turm darf in einer Runde nur bauen, wer in ihr einen Wettstreit ausgelöst hat. Was dieser einbrachte, ist gleich.
    .breach = Ein Turm in einer Runde ohne eigenen Wettstreit.
tallinn-tower-optional = Türme sind freiwillig
    .statement = Niemand muss einen Turm bauen.
    .breach = Kein Protokoll kann dagegen verstoßen: Verzichten ist immer erlaubt.
tallinn-tower-one-per-round = Ein Turm pro Runde
    .statement = Jeder macht in einer Runde höchstens eine Karte zum Turm.
    .breach = Jemand baut in einer Runde zwei Türme.
tallinn-tower-from-display = Ein Turm aus der Auslage
    .statement = Zum Turm kann jede Einflusskarte der eigenen Auslage werden; sie wird sofort umgedreht.
    .breach = Die Karte des Turms liegt nicht in der eigenen Auslage.
tallinn-tower-this-round-card = Auch die neueste Karte
    .statement = Auch die Karte, die eben erst gespielt wurde, darf zum Turm werden.
    .breach = Kein Protokoll kann dagegen verstoßen: Es ist eine Erlaubnis.
tallinn-tower-from-hand = Ein Turm von der Hand
    .statement = Stattdessen kann eine Karte der eigenen Hand ungesehen verdeckt ausgelegt werden. Gezogen wird erst danach, sie muss also schon auf der Hand sein.
    .breach = Ein Turm aus einer leeren Hand oder mit einer Karte, die nicht auf der Hand sein kann.
tallinn-tower-hand-shrinks = Die Hand bleibt kleiner
    .statement = Ein Turm von der Hand wird nicht ersetzt. Man spielt mit einer Karte weniger weiter und hat in der letzten Runde vielleicht keine.
    .breach = Die Hand ist so groß wie zuvor, oder es wird zusätzlich gezogen.
tallinn-tower-influence-only = Nur Einflusskarten
    .statement = Einflusskarten und der Legat können Türme werden, Start- und Zählkarten nicht.
    .breach = Eine Startkarte wird zum Turm.
tallinn-tower-leaves-display = Ein Turm verlässt die Auslage
    .statement = Eine ausliegende Karte, die zum Turm wird, ist kein Einfluss mehr, weder in späteren Wettstreiten noch am Ende.
    .breach = Die Personen einer solchen Karte werden weiter in der Auslage gezählt.
tallinn-tower-permanent = Ein Turm bleibt ein Turm
    .statement = Keine Regel macht aus einem Turm wieder Einfluss oder erlaubt einen Tausch.
    .breach = Ein Turm liegt wieder aus, wird gespielt oder noch einmal gebaut.
tallinn-tower-after-contests = Türme vor dem Ziehen
    .statement = Türme werden nach den Wettstreiten gebaut und bevor jemand zieht.
    .breach = Ein Turm steht hinter dem Nachziehen derselben Runde.
tallinn-tower-simultaneous = Gleichzeitig entscheiden
    .statement = Dürfen mehrere einen Turm bauen, entscheiden sie zugleich mit den Fingern.
    .breach = Kein Protokoll kann dagegen verstoßen: Welche Entscheidung vorn steht, ist im Grundspiel gleich.
tallinn-tower-signal-display = Eine Zahl der Auslage
    .statement = Die Zahl einer eigenen ausliegenden Karte zeigen heißt: Diese Karte wird zum Turm.
    .breach = Gezeigt wird die Zahl einer ausliegenden Karte, aber eine andere wird zum Turm.
tallinn-tower-signal-hand = Jede andere Zahl
    .statement = Eine Zahl zeigen, die nicht in der eigenen Auslage liegt, heißt: Eine Handkarte wird zum Turm. Welche, bleibt geheim.
    .breach = So eine Zahl wird gezeigt, aber eine ausliegende Karte wird zum Turm oder keine.
tallinn-tower-signal-none = Zwei Fäuste
    .statement = Zwei Fäuste zeigen heißt: kein Turm.
    .breach = Jemand zeigt zwei Fäuste und baut einen Turm.
tallinn-tower-sole-entitled = Allein braucht man kein Zeichen
    .statement = Wer als Einziger einen Wettstreit hatte, baut einfach oder lässt es.
    .breach = Kein Protokoll kann dagegen verstoßen: Es ist eine Vereinfachung.

## Variante

tallinn-variant-leader-first = Führende entscheiden zuerst
    .statement = In dieser Variante entscheiden alle, die in der Runde einen Wettstreit ausgelöst haben, nacheinander und offen über ihren Turm. Wer von ihnen die meisten Punkte hat, die dieser Runde mitgezählt, beginnt; die anderen lassen wir absteigend folgen.
    .breach = Jemand mit weniger Punkten entscheidet vor jemandem mit mehr.
tallinn-variant-leader-tie-towers = Bei Gleichstand mehr Türme
    .statement = Bei gleich vielen Punkten entscheidet zuerst, wer mehr Türme gebaut hat.
    .breach = Bei gleich vielen Punkten entscheidet zuerst, wer weniger Türme hat.
tallinn-variant-leader-tie-lot = Das Los unter Gleichen
    .statement = Bei gleich vielen Punkten und Türmen entscheidet der Zufall, wer beginnt.
    .breach = Kein Protokoll kann dagegen verstoßen: Jede Reihenfolge ist möglich.

## Nachziehen

tallinn-draw-one = Eine Karte zum Schluss
    .statement = Am Ende einer Runde zieht jeder genau eine Karte vom eigenen Stapel.
    .breach = Jemand zieht zwei Karten oder trotz Stapel keine.
tallinn-draw-empty-pile = Wenn der Stapel leer ist
    .statement = Ohne Stapel wird nicht gezogen und nicht gemischt; es geht mit den Handkarten weiter.
    .breach = Von einem leeren Stapel wird eine Karte gezogen.
tallinn-draw-unequal-hands = Ungleiche Hände
    .statement = Durch Türme von der Hand werden Hände verschieden groß. Zum Ausgleich wird nicht gezogen.
    .breach = Jemand zieht zum Ausgleich eine weitere Karte.

## Spielende

tallinn-end-all-played = Wenn alle Karten weg sind
    .statement = Das Spiel endet mit der Runde, in der dem Letzten die Karten ausgehen, spätestens mit der zehnten, mit dem Legaten mit der elften.
    .breach = Die Schlusswertung beginnt, obwohl jemand Karten hat, oder es folgt eine Runde, obwohl niemand mehr welche hat.

## Schlusswertung

tallinn-final-order = Stände vor Türmen
    .statement = Erst werden die Wettstreite der drei Stände gewertet, zuletzt die Türme.
    .breach = Türme werden vor einem Stand aufgedeckt oder gewertet.
tallinn-final-estate-order = Kaufleute, Ritter, Mönche
    .statement = Die Stände werden in der Folge Kaufleute, Ritter, Mönche gewertet. Eine andere führt zu denselben Summen.
    .breach = Die Stände werden in anderer Folge gewertet, was nur eine Bemerkung wert ist.
tallinn-final-everyone = Ein Wettstreit für jeden
    .statement = Jeder hat für jeden Stand einen Wettstreit, ohne Münze, und einen für die Türme.
    .breach = Ein Wettstreit der Schlusswertung fehlt oder findet doppelt statt.
tallinn-final-estate-win = Vier Punkte für mehr
    .statement = Jeder Gegner mit weniger Personen des Standes bringt am Ende 4 Punkte.
    .breach = Ein gewonnener Stand bringt am Ende eine andere Zahl von Punkten.
tallinn-final-estate-tie = Zwei Punkte bei Gleichstand
    .statement = Jeder Gegner mit ebenso vielen Personen des Standes bringt 2 Punkte, und beide Seiten bekommen sie.
    .breach = Ein Gleichstand bringt eine andere Zahl von Punkten oder nur einer Seite.
tallinn-final-five-difference = Fünf weniger kosten einen Punkt
    .statement = Wer von einem Stand mindestens fünf Personen weniger hat als ein anderer, zahlt diesem einen Punkt. Auch das Beispiel der Anleitung tut das, rechnet dann aber falsch: Gedruckt ist 16 zu 15, nach seinen eigenen Regeln endet es 15 zu 15.
    .breach = Der Punkt fehlt oder wird bei kleinerem Abstand oder für Türme bezahlt.
tallinn-final-five-difference-once = Einmal je Stand bezahlt
    .statement = Zwischen zwei Mitspielern wird der Punkt für jeden der drei Stände höchstens einmal bezahlt.
    .breach = Derselbe zahlt demselben für einen Stand zweimal.
tallinn-final-negative-allowed = Punkte unter null
    .statement = Durch Zahlungen kann ein Stand unter null fallen. Bezahlt wird trotzdem.
    .breach = Ein Punktestand bleibt bei null stehen, oder jemand zahlt mangels Punkten nicht.
tallinn-final-no-zero-tie = Kein Gleichstand ohne Personen
    .statement = Wer keine einzige Person des Standes hat, bekommt für einen Gleichstand nichts, was immer der Gegner hat.
    .breach = Zwei ohne eine Person des Standes bekommen Punkte für einen Gleichstand.
tallinn-final-reveal-towers = Türme werden aufgedeckt
    .statement = Zur Wertung der Türme werden sie alle aufgedeckt.
    .breach = Verdeckte Türme bleiben verdeckt, oder es sind mehr oder weniger, als gebaut wurden.
tallinn-final-tower-estate = Der Wert der Türme
    .statement = Es zählt der Stand, der auf den eigenen Türmen am häufigsten vorkommt; die Zahl seiner Personen ist der Turmwert.
    .breach = Der Wert ist eine Summe oder gehört zu einem anderen Stand.
tallinn-final-tower-whole-card = Beim Turm zählen beide Hälften
    .statement = Auf einem Turm zählen alle Personen beider Hälften. Die Anleitung sagt es nicht ausdrücklich, aber ihr Beispiel zeigt es.
    .breach = Nur eine Hälfte eines Turms wird gezählt.
tallinn-final-tower-cross-estate = Stand gegen Stand
    .statement = Turmwerte werden als bloße Zahlen verglichen, auch wenn sie von verschiedenen Ständen stammen.
    .breach = Türme werden nur innerhalb desselben Standes verglichen.
tallinn-final-tower-win = Sechs Punkte für bessere Türme
    .statement = Jeder Gegner mit kleinerem Turmwert bringt 6 Punkte. Ohne Türme ist der Wert 0.
    .breach = Ein Sieg mit Türmen bringt eine andere Zahl von Punkten.
tallinn-final-tower-tie = Drei Punkte für gleiche Türme
    .statement = Jeder Gegner mit gleichem Turmwert bringt 3 Punkte.
    .breach = Ein Gleichstand der Türme bringt eine andere Zahl von Punkten.
tallinn-final-no-tower-no-tie = Ohne Turm kein Gleichstand
    .statement = Wer gar keinen Turm gebaut hat, bekommt für einen Gleichstand der Türme nichts.
    .breach = Zwei ohne Türme bekommen Punkte für einen Gleichstand.
tallinn-final-display-excludes-towers = Auslage und Türme getrennt
    .statement = Die Stände werden nur in den Auslagen verglichen, die Turmwerte nur mit den Türmen.
    .breach = Personen auf Türmen zählen für einen Stand oder umgekehrt.

## Sieg

tallinn-win-most-points = Die meisten Punkte gewinnen
    .statement = Es gewinnt, wer die meisten Punkte hat.
    .breach = Die Rangfolge entspricht nicht den Punkten.
tallinn-win-tiebreak-tower-persons = Turmpersonen brechen Gleichstand
    .statement = Bei gleich vielen Punkten liegt vorn, wer mehr Personen aller Stände auf den eigenen Türmen hat. So gewinnt Heike das Beispiel der Anleitung, das in Wahrheit 15 zu 15 endet.
    .breach = Ein Gleichstand wird anders entschieden, oder die Zahl dieser Personen ist falsch.
tallinn-win-shared = Mehrere Sieger
    .statement = Ist auch das gleich, teilt man sich den Sieg.
    .breach = Einer von mehreren Gleichen wird zum Sieger erklärt.

## Der Legat

tallinn-legate-one-each = Jedem ein Legat
    .statement = Mit der Erweiterung hat jeder genau einen Legaten, ohne sie niemand.
    .breach = Jemand hat einen zweiten Legaten oder einen im Grundspiel.
tallinn-legate-opening-hand = Der Legat beginnt auf der Hand
    .statement = Der Legat kommt zusätzlich zu den drei gezogenen Karten auf die Hand. Im Stapel ist er nie.
    .breach = Eine Starthand ohne Legat oder ein Legat, der gezogen wird.
tallinn-legate-round-limit = Bis zu elf Runden
    .statement = Mit einer Karte mehr kann das Spiel elf Runden dauern.
    .breach = Das Spiel endet nach zehn Runden, obwohl jemand eine Karte hat, oder es folgt eine zwölfte.
tallinn-legate-persons-half = Die Hälfte mit Personen
    .statement = Mit seinen drei Personen ist der Legat ein Kaufmann, ein Ritter und ein Mönch, sonst nichts.
    .breach = Diese Hälfte löst einen Wettstreit aus.
tallinn-legate-arms-contest = Die Hälfte mit dem Wappen
    .statement = Mit dem kaiserlichen Wappen darf man einen Wettstreit für einen beliebigen Stand auslösen, der nach dem Aufdecken genannt wird.
    .breach = Ein solcher Wettstreit ist ohne seinen Stand aufgezeichnet.
tallinn-legate-arms-optional = Wappen ohne Wettstreit
    .statement = Der Wettstreit des Wappens ist freiwillig. Ohne ihn gibt es kein Recht auf einen Turm.
    .breach = Ein Turm wird gebaut, obwohl auf den Wettstreit des Legaten verzichtet wurde.
tallinn-legate-plus-two = Zwei Personen dazu
    .statement = Im Wettstreit des Wappens zählt man zwei weitere Personen des gewählten Standes.
    .breach = Gezählt wird ohne diese zwei oder mit einer anderen Zahl.
tallinn-legate-plus-two-private = Nur im eigenen Wettstreit
    .statement = Wettstreite anderer in derselben Runde beachten die zwei Personen nicht.
    .breach = Ein fremder Wettstreit wird mit den zwei Personen verglichen.
tallinn-legate-plus-two-expires = Zwei Personen auf Zeit
    .statement = Nach diesem Wettstreit sind die zwei Personen bis zum Ende weg; ein ausliegendes Wappen zählt so lange für keine Person.
    .breach = Die zwei Personen zählen in einem späteren Wettstreit oder in der Auslage.
tallinn-legate-tower-right = Ein Wettstreit wie jeder andere
    .statement = Auch der Wettstreit des Wappens gibt das Recht, einen Turm zu bauen.
    .breach = Kein Protokoll kann dagegen verstoßen: Es ist eine Erlaubnis.
tallinn-legate-final-display = Hilfe für den schwächsten Stand
    .statement = Am Ende, vor allen Vergleichen, kommen durch ein ausliegendes Wappen zwei Personen zum schwächsten Stand der Auslage; unter gleichen wählt der Besitzer. Wir lesen das nur für die Seite mit dem Wappen.
    .breach = Die zwei Personen fehlen, kommen zu spät, zum falschen Stand oder für die andere Seite.
tallinn-legate-tower-allowed = Der Legat als Turm
    .statement = Der Legat darf wie eine Einflusskarte zum Turm werden.
    .breach = Kein Protokoll kann dagegen verstoßen: Es ist eine Erlaubnis.
tallinn-legate-final-tower = Hilfe für die Türme
    .statement = Ein Legat unter den Türmen bringt gleich nach dem Aufdecken zwei Personen für den schwächsten Stand auf ihnen; sind mehrere gleich schwach, ändert die Wahl nichts. Auch seine drei eigenen zählen, und alle beim Gleichstand.
    .breach = Die zwei Personen oder die drei gedruckten fehlen.

## Sichtbarkeit

tallinn-visibility-hand = Hände sind geheim
    .statement = Seine Handkarten kennt nur ihr Besitzer, die Folge eines Stapels niemand.
    .breach = Kein Protokoll kann dagegen verstoßen: Was es weiß, schadet nicht.
tallinn-visibility-hand-tower = Verdeckte Türme bleiben verdeckt
    .statement = Welche Karte ein Turm von der Hand ist, bleibt bis zur Schlusswertung geheim, auch wo offen entschieden wird.
    .breach = Kein Protokoll kann dagegen verstoßen: Sein Wissen schadet nicht.

## Was aus den Regeln folgt

tallinn-invariant-card-conservation = Jede Karte an einem Ort
    .statement = Jede Karte eines Mitspielers ist immer an genau einem Ort: Stapel, Hand, Auslage oder Türme.
    .breach = Eine Zahl ist an zwei Orten oder an keinem.
tallinn-invariant-hand-size = Wie groß eine Hand ist
    .statement = Eine Runde beginnt mit drei Handkarten, mit dem Legaten vier, weniger eine je Turm von der Hand; nach der achten Runde wird es jedes Mal eine weniger.
    .breach = Das Protokoll zählt eine andere Zahl von Handkarten.
tallinn-invariant-hand-tower-cap = Zwei verdeckte Türme
    .statement = Mehr als zwei Türme von der Hand, mit dem Legaten drei, kann niemand bauen, denn vorher wäre die Hand leer.
    .breach = Ein dritter Turm von der Hand, mit dem Legaten ein vierter.
tallinn-invariant-round-bounds = Acht bis zehn Runden
    .statement = Ein ganzes Spiel hat acht bis zehn Runden, mit dem Legaten bis zu elf. Jeder spielt so viele Karten, wie Türme von der Hand übrig lassen.
    .breach = Ein vollständiges Protokoll hat weniger oder mehr Runden.
tallinn-invariant-elimination = Türme sind der Rest
    .statement = Jede Karte wird gespielt oder zum Turm. Verdeckte Türme sind also genau die Zahlen, die nie zu sehen waren.
    .breach = Als Turm erscheint eine Karte, die gespielt wurde oder beim Bau nicht auf der Hand gewesen sein kann.
tallinn-invariant-round-delta = Punkte einer Runde
    .statement = Eine Runde bringt ohne Wettstreit nichts und mit ihm höchstens 2 Punkte je Gegner.
    .breach = Punkte ändern sich um mehr, oder sie sinken.
tallinn-invariant-towers-vs-contests = Nicht mehr Türme als Wettstreite
    .statement = Niemand kann mehr Türme haben als Wettstreite.
    .breach = Das Protokoll zählt mehr Türme, als es geben kann.
tallinn-invariant-score-floor = Der kleinste Punktestand
    .statement = Niemand kann am Ende weniger haben als die Startpunkte abzüglich 3 je Gegner, oder abzüglich 4, wenn auch für Türme bezahlt wird (five-diff-scope).
    .breach = Ein Endstand liegt darunter.
tallinn-invariant-final-total = Summen der Schlusswertung
    .statement = Je zwei Mitspieler teilen sich 4 Punkte für jeden Stand, außer wenn keiner eine Person davon hat, und 6 für die Türme, außer wenn keiner einen hat.
    .breach = Die Punkte eines Wettstreits am Ende ergeben nicht diese Summe.

## Aufgezeichnete Zahlen

tallinn-claim-total = Aufgezeichnete Zahlen stimmen
    .statement = Eine Zahl im Protokoll stimmt mit dem überein, was die Regeln aus den Zügen machen. Diese Regel ist unsere und steht in keiner Anleitung.
    .breach = Eine aufgezeichnete Zahl weicht ab, und keine einzelne Regel erklärt es.
