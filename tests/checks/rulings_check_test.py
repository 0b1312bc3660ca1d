#!/usr/bin/env python3
"""rulings_check.py against a toy project: sound, then with one fault after the other."""
import pathlib
import tempfile
import unittest

from rulings_check import what_is_wrong

rulings = """# Toy: rulings
- **ZZ-1** A die has six faces.
- **ZZ-2** Most points win.
- **ZZ-3** A match without end is ended.
"""
tests = """TEST(Toy, ZZ1_a_die_has_six_faces) {}
TEST_P(ToyScore, ZZ2_most_points_win) {}
TEST(Toy, ZZ3_a_match_ends) {}
"""
sources = """# Sources
| page | for |
|---|---|

## Toy: 4 items
| # | place | item | ruling | test | ours |
|---|---|---|---|---|---|
| 1 | Box | a die | ZZ-1 | `ZZ1_a_die_has_six_faces` | *ours*: six |
| 2 | End | most points win | ZZ-2 | `ToyScore.ZZ2_most_points_win` | |
| 3 | Box | a tray | *physical* | - | |
| 4 | Box | age 6 | *facts* | `home.ts` | |

## Rulings of our own
| ruling | what it settles |
|---|---|
| ZZ-3 | *ours*: matches end |
"""


class RulingsCheck(unittest.TestCase):
    def wrong(self, old="", new="", rulings=rulings, tests=tests):
        """What is said of the toy in which one text of sources.md is replaced."""
        self.assertIn(old, sources)
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for name, text in {
                "docs/rules/toy.md": rulings,
                "docs/rules/sources.md": sources.replace(old, new, 1),
                "tests/toy.cpp": tests,
                "home.ts": "age: 6",
            }.items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text, encoding="utf-8")
            return what_is_wrong(root)[2]

    def test_nothing_is_wrong_with_the_sound_toy(self):
        self.assertEqual(self.wrong(), [])

    def test_an_item_without_a_ruling(self):
        self.assertIn("sources.md, Toy, line 2 has no ruling", self.wrong("| ZZ-2 |", "| |"))

    def test_a_ruling_that_does_not_exist(self):
        wrong = self.wrong("| ZZ-2 |", "| ZZ-2, ZZ-9 |")
        self.assertIn("sources.md, Toy, line 2 names ZZ-9, which is no ruling", wrong)

    def test_a_test_that_does_not_exist(self):
        wrong = self.wrong("`ZZ1_a_die_has_six_faces`", "`ZZ1_a_die_has_five_faces`")
        missing = "names the test ZZ1_a_die_has_five_faces, which is not in tests/"
        self.assertEqual(wrong, [f"sources.md, Toy, line 1 {missing}"])

    def test_a_test_of_another_suite(self):
        wrong = self.wrong("`ToyScore.ZZ2", "`Toy.ZZ2")
        missing = "names the test Toy.ZZ2_most_points_win, which is not in tests/"
        self.assertEqual(wrong, [f"sources.md, Toy, line 2 {missing}"])

    def test_an_item_without_a_test(self):
        wrong = self.wrong("`ToyScore.ZZ2_most_points_win`", "")
        self.assertEqual(wrong, ["sources.md, Toy, line 2 names no test"])

    def test_a_fact_without_a_file(self):
        self.assertEqual(self.wrong("`home.ts`", ""), ["sources.md, Toy, line 4 names no file"])
        wrong = self.wrong("`home.ts`", "`house.ts`")
        self.assertEqual(wrong, ["sources.md, Toy, line 4 names the file house.ts, which is not there"])

    def test_a_mark_that_is_not_ours(self):
        wrong = self.wrong("*ours*: six", "six")
        self.assertEqual(wrong, ["sources.md, Toy, line 1 has a last column that does not begin with *ours*"])

    def test_an_item_without_a_place(self):
        self.assertEqual(self.wrong("| 3 | Box |", "| 3 | |"), ["sources.md, Toy, line 3 has no place"])

    def test_an_item_that_is_gone(self):
        wrong = self.wrong("| 3 | Box | a tray | *physical* | - | |\n", "")
        self.assertEqual(len(wrong), 2)
        self.assertIn("expected six columns with the number 3", wrong[0])
        self.assertEqual(wrong[1], "sources.md, Toy: 3 items, expected 4")

    def test_a_line_with_a_column_too_many(self):
        self.assertIn("expected six columns with the number 2", self.wrong("| ZZ-2 |", "| ZZ-2 | |")[0])

    def test_a_ruling_that_no_line_reaches(self):
        unreached = "ZZ-3 (toy.md) is named by no line of sources.md and by no row marked *ours*"
        self.assertEqual(self.wrong("| ZZ-3 | *ours*: matches end |\n", ""), [unreached])
        self.assertEqual(self.wrong("*ours*: matches end", "matches end"), [unreached])

    def test_a_ruling_that_no_test_cites(self):
        self.assertIn("ZZ-3 (toy.md) is cited by no test", self.wrong(tests=tests.replace("ZZ3_", "")))

    def test_a_ruling_that_is_there_twice(self):
        self.assertIn("ZZ-2 is in toy.md and again in toy.md", self.wrong(rulings=rulings + "- **ZZ-2** Once more.\n"))


if __name__ == "__main__":
    unittest.main()
